import { BrandMark } from '../ui/brand-mark.tsx'
import './root-loading.css'

/**
 * The full-page spinner of the first appearance (specification, section 2): 600 ms from the first frame. It lies over the
 * page only while `<html>` carries `data-root-loading`, so never without script.
 * @param label names it. No text, whose shaping would hold the first paint back for as long as a tenth of it takes.
 */
export function RootLoading({ label }: { label: string }) {
  return (
    <div aria-label={label} className="root-loading" role="status">
      <BrandMark height={72} />
    </div>
  )
}
