import { useState } from 'react'
import { VideoPlayer } from '../features/video/video-player.tsx'

/** A player whose events are written down and whose video can be changed. */
export function VideoTrial() {
  const [videoId, setVideoId] = useState('M7lc1UVf-VE')
  const [events, setEvents] = useState<readonly string[]>([])
  const note = (event: string) => setEvents((earlier) => [...earlier, event])
  return (
    <section aria-label="Trial">
      <VideoPlayer
        language="en"
        onError={(failure) => note(`error ${failure}`)}
        onReady={() => note('ready')}
        onStateChange={(state) => note(state)}
        title={`Video ${videoId}`}
        videoId={videoId}
      />
      <button onClick={() => setVideoId('aqz-KE-bpKQ')} type="button">
        Change the video
      </button>
      <output>{events.join(', ')}</output>
    </section>
  )
}
