import { deviceOf, networkOf } from './arrival.rules.ts';

describe('de onde alguém entra', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome no Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0',
      'Edge no Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Samsung Internet no Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari no iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox no Linux'],
    ['curl/8.5.0', undefined],
    [undefined, undefined],
  ])('o aparelho de %s é %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

  it.each([
    ['200.137.10.77', '200.137.10.x'],
    ['::ffff:10.1.2.3', '10.1.2.x'],
    ['2804:14c:65:8f2a:1:2:3:4', '2804:14c:65::x'],
    ['2804:14c::1', '2804:14c::x'],
    ['::1', '::x'],
    ['fe80::1%eth0', 'fe80::x'],
    ['não é endereço', undefined],
  ])('a rede de %s é %s', (address, network) => expect(networkOf(address)).toBe(network));
});
