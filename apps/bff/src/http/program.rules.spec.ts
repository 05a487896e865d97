import { deviceOf, programOf } from './program.rules.ts';

describe('o programa de quem chama', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome no Windows',
      'Chrome 141 no Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0',
      'Edge no Windows',
      'Edge 141 no Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Samsung Internet no Android',
      'Samsung Internet 25 no Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari no iPhone',
      'Safari 17 no iPhone',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      'Firefox no Linux',
      'Firefox 128 no Linux',
    ],
    ['curl/8.5.0', undefined, 'curl 8.5'],
    [undefined, undefined, null],
    ['python-requests/2.31.0 CPython/3.11 Linux/6.1', 'Linux', 'python-requests 2.31'],
  ])('o aparelho de %s é %s, e o programa %s', (userAgent, device, program) =>
    expect([deviceOf(userAgent), programOf(userAgent)]).toEqual([device, program]),
  );
});
