/** Plays the video provider inside the test browser: its addresses are answered here, nothing reaches the network. */
import type { BrowserContext, Page, Route } from '@playwright/test'

const apiAddress = 'https://www.youtube.com/iframe_api'

const playerScriptAddress = 'https://www.youtube.com/s/player/0000/www-widgetapi.js'

/** Like the provider's: names the player's script through a policy of its own, which ours must therefore allow. */
const apiScript = `
  let address = '${playerScriptAddress}'
  try {
    address = trustedTypes.createPolicy('youtube-widget-api', { createScriptURL: (url) => url }).createScriptURL(address)
  } catch {}
  window.YT = { players: [] }
  const script = document.createElement('script')
  script.src = address
  document.head.append(script)
`

/** Stands in for the player; `YT.players` lets a test speak as one of them. */
const playerScript = `
  YT.Player = class {
    constructor(element, options) {
      this.options = options
      this.iframe = document.createElement('iframe')
      this.iframe.src = options.host + '/embed/' + options.videoId + '?' + new URLSearchParams(options.playerVars)
      this.iframe.onload = () => this.say('onReady')
      element.replaceWith(this.iframe)
      YT.players.push(this)
    }
    say(event, data) { this.options.events[event]({ target: this, data }) }
    getIframe() { return this.iframe }
    destroy() { this.iframe.remove() }
  }
  onYouTubeIframeAPIReady()
`

export interface VideoProvider {
  /** Every address of another host than the site's that was asked for, in order. */
  readonly requests: string[]
  /** How the interface script is answered from now on. */
  answerApi(answer: (route: Route) => Promise<void>): void
}

export async function serveApi(route: Route): Promise<void> {
  await route.fulfill({ contentType: 'text/javascript', body: apiScript })
}

export async function playVideoProvider(context: BrowserContext): Promise<VideoProvider> {
  const requests: string[] = []
  let answer = serveApi
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    async (route) => {
      const address = route.request().url()
      requests.push(address)
      if (address === apiAddress) await answer(route)
      else if (address === playerScriptAddress) {
        await route.fulfill({ contentType: 'text/javascript', body: playerScript })
      } else if (address.startsWith('https://www.youtube-nocookie.com/embed/')) {
        await route.fulfill({ contentType: 'text/html', body: '<title>Player</title><button>Pause</button>' })
      } else await route.fulfill({ status: 204 })
    },
  )
  return {
    requests,
    answerApi(next) {
      answer = next
    },
  }
}

/** Lets the newest player of a page report something. */
export async function playerSays(page: Page, event: 'onStateChange' | 'onError', data: number): Promise<void> {
  await page.evaluate(
    ([name, value]) => {
      const { players } = (window as unknown as { YT: { players: { say(event: string, data: number): void }[] } }).YT
      players.at(-1)?.say(name, value)
    },
    [event, data] as const,
  )
}
