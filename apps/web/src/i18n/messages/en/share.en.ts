/** The texts of the share menu. */
export const shareEn = {
  'share.facebook': 'Facebook', // spec 7
  'share.x': 'X (Twitter)', // spec 7
  'share.linkedin': 'LinkedIn', // spec 7
  'share.wechat': 'WeChat', // spec 7
  'share.copy': 'Copy Link', // spec 7
  'share.copied': 'Link copied',
  'share.copyFailed': 'The link could not be copied. It is in the address bar.',
  'share.qrTitle': 'Share on WeChat',
  'share.qrText': 'Scan this code with WeChat to open this page on a phone.',
  'share.qrLabel': 'QR code of this page’s address',
  'share.citation': 'Copy Summary and Source',
  'share.citationText': '{description}\n\nTownlight, “{about}.” Read {date}: {address}',
  'share.citationCopied': 'Summary and source copied',
  'share.citationFailed': 'The summary could not be copied.',
  'share.picture': 'Save Picture',
  'share.sendPicture': 'Send Picture',
  'share.pictureFailed': 'The picture could not be saved.',
  'share.chartPng': 'Save Chart (PNG)',
  'share.chartSvg': 'Save Chart (SVG)',
  'share.chartFailed': 'The chart could not be saved.',
} as const;
