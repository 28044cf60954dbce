/** The request headers of a phone, for which the server renders narrow pages. */
export const PHONE_HEADERS = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'sec-ch-ua-mobile': '?1',
};
