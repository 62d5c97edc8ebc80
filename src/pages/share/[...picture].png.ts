/** The pictures that other sites show beside a link. */
import { languages } from '../../i18n/languages.ts'
import { keptBytes } from '../../lib/build-cache.ts'
import { drawPicture } from '../../share-pictures/draw-picture.ts'
import { type SharePicture, sharePictures } from '../../share-pictures/share-pictures.ts'

export const getStaticPaths = () =>
  languages.flatMap((language) =>
    sharePictures(language).map((picture) => ({
      params: { picture: picture.path.replace(/^\/share\/|\.png$/g, '') },
      props: { picture },
    })),
  )

export const GET = async ({ props: { picture } }: { props: { picture: SharePicture } }) =>
  new Response(await keptBytes(picture.path, picture, () => drawPicture(picture)), {
    headers: { 'Content-Type': 'image/png' },
  })
