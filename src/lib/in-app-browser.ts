/**
 * Whether the page is shown inside another app (Instagram, Facebook, TikTok, LINE, WhatsApp, a WebView of Android), whose
 * browser often does nothing with a download. Told from the name that the browser gives itself, so it may miss some: what
 * to do where no file arrives is said to all visitors. Pure.
 */
export function isInAppBrowser(userAgent: string): boolean {
  // iOS: a WebView leaves out "Safari"; the browsers of other makers keep it.
  const isIosWebView = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && !/\bSafari\//.test(userAgent)
  return (
    isIosWebView ||
    // Android's own mark of a WebView.
    /;\s*wv\)/.test(userAgent) ||
    /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line\/|BytedanceWebview|musical_ly|TikTok|WhatsApp|Twitter|LinkedInApp|Snapchat|Pinterest|MicroMessenger|Telegram)/i.test(
      userAgent,
    )
  )
}
