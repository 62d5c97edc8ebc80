import { memo, useState } from 'react'
import type { KbliCode } from '../../../engines/kbli-index.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { Button } from '../../../ui/button.tsx'
import { FoundCode } from './found-code.tsx'
import styles from './kbli.module.css'
import { kbliFileAddress } from './kbli-list.ts'

export interface KbliCategory {
  /** Its letter, from A to V. */
  readonly id: string
  /** With its letter. */
  readonly label: string
  /** The address of its page. */
  readonly href: string
}

interface Props {
  readonly t: ToolTranslate
  readonly codes: readonly KbliCode[]
  readonly categories: readonly KbliCategory[]
  /** Of the files of descriptions. */
  readonly version: string
  readonly chosen: readonly string[]
  readonly isFull: boolean
  readonly onChosen: (code: string, isChosen: boolean) => void
}

const codesAtOnce = 10

/** Found codes, the closest first, so many at once. Keys typed before a search do not draw the list anew. */
export const CodeList = memo(function CodeList({ t, codes, categories, version, chosen, isFull, onChosen }: Props) {
  const [shown, setShown] = useState(codesAtOnce)
  return (
    <>
      <ol className={styles.codes}>
        {codes.slice(0, shown).map((code, place) => {
          const category = categories.find(({ id }) => id === code.category)
          return (
            <FoundCode
              category={category?.label ?? code.category}
              code={code}
              descriptions={kbliFileAddress(code.code.slice(0, 2), version)}
              hasFocus={place > 0 && place === shown - codesAtOnce}
              href={`${category?.href}#${code.code}`}
              isChosen={chosen.includes(code.code)}
              isFull={isFull}
              key={code.code}
              onChosen={(isChosen) => onChosen(code.code, isChosen)}
              t={t}
            />
          )
        })}
      </ol>
      {shown < codes.length && (
        <Button data-screen-only="" onClick={() => setShown(shown + codesAtOnce)}>
          {t('kbli.more', { count: Math.min(codesAtOnce, codes.length - shown) })}
        </Button>
      )}
    </>
  )
})
