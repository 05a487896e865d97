import type { ServerResponse } from 'node:http';
import { LiveStream } from './live-stream.ts';

describe('a linha de um leitor', () => {
  const raw = { destroyed: false, writableEnded: false, writableLength: 0, text: '' };
  const response = Object.assign(raw, {
    writeHead: () => undefined,
    end: () => undefined,
    destroy: () => {
      raw.destroyed = true;
    },
    write: (text: string) => {
      raw.text += text;
      return raw.writableLength === 0;
    },
  });
  const stream = () =>
    new LiveStream(
      response as unknown as ServerResponse,
      { usuarioId: 1, restritaA: null },
      { jti: '', iat: 0, exp: 0 },
    );
  beforeEach(() => Object.assign(raw, { destroyed: false, writableLength: 0, text: '' }));

  it('o que se ouve enquanto o passado é lido vem depois dele', () => {
    const line = stream();
    line.send('novo');
    expect(raw.text).toBe('');
    line.start('velho ');
    line.send(' mais novo');
    expect(raw.text).toBe('velho novo mais novo');
  });

  it('quem não lê guarda até 256 KiB; daí em diante é solto', () => {
    const line = stream();
    line.start('');
    raw.writableLength = 256 * 1024;
    line.send('cabe');
    expect(raw.destroyed).toBe(false);
    raw.writableLength += 1;
    line.send('não cabe');
    expect(raw.destroyed).toBe(true);
    line.send('ninguém ouve');
    expect(raw.text).toBe('cabenão cabe');
  });
});
