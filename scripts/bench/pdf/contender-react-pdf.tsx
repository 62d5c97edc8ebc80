/** react-pdf as its documentation shows it: one page for reading and jumping, all pages (`?all`) for scrolling. */
import workerUrl from 'react-pdf-worker?url'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

const showsAll = location.search.includes('all')

function Contender() {
  const [page, setPage] = useState(1)
  const [count, setCount] = useState(0)
  Object.assign(window, { jumpTo: setPage })
  const width = document.documentElement.clientWidth - 40
  const numbers = showsAll ? Array.from({ length: count }, (_, index) => index + 1) : [page]
  return (
    <div id="scroller">
      <Document file="/documents/large.pdf" onLoadSuccess={({ numPages }) => setCount(numPages)}>
        {numbers.map((number) => (
          <div key={number} className="page" data-page-number={number}>
            <Page pageNumber={number} width={width} />
          </div>
        ))}
      </Document>
    </div>
  )
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<Contender />)
