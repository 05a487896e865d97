import { networkOf } from './arrival.rules.ts';

describe('de onde alguém entra', () => {
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
