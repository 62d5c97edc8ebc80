import toolStyles from '../tools.module.css'
import { useDescription } from './use-description.ts'

interface Props {
  /** The address of the file of the division. */
  readonly address: string
  /** Of a division, group or class. */
  readonly number: string
}

/** The official title of a division, group or class; nothing until it has come, since the codes below say enough. */
export function LevelTitle({ address, number }: Props) {
  const [state] = useDescription(address, number)
  if (typeof state !== 'object' || state.text === '') return null
  return (
    <p className={toolStyles.label} lang="id">
      {number} {state.text}
    </p>
  )
}
