import { codigoDeNotificacaoLido, conferirDevolvida, novoCodigoDeNotificacao, soma } from './notificacao.rules.ts';

describe('a notificação que volta assinada', () => {
  const emitido = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n');
  const emitida = { sha256: soma(emitido), bytes: emitido.length };
  const com = (fim: string) => Buffer.concat([emitido, Buffer.from(fim)]);

  it.each([
    [
      'assinada sobre o arquivo emitido',
      com('2 0 obj <</Type /Sig /ByteRange [0 1 2 3]>> endobj\n%%EOF\n'),
      'SOBRE_O_EMITIDO',
    ],
    ['só anotada por cima, sem assinatura', com('2 0 obj <</Type /Annot>> endobj\n%%EOF\n'), 'FORA'],
    ['digitalizada', Buffer.from('%PDF-1.4\numa foto /ByteRange\n%%EOF\n'), 'FORA'],
    ['o próprio arquivo emitido', emitido, undefined],
    ['o que não é PDF', Buffer.from('GIF89a'), undefined],
    ['um arquivo vazio', Buffer.alloc(0), undefined],
  ])('%s', (_nome, devolvida, conferencia) => expect(conferirDevolvida(devolvida, emitida)).toBe(conferencia));

  it('um byte mudado no que se emitiu, e já não é o emitido', () => {
    const mudada = com('/ByteRange\n%%EOF\n');
    mudada[20] = (mudada[20] ?? 0) ^ 1;
    expect(conferirDevolvida(mudada, emitida)).toBe('FORA');
  });

  it('o código tem a letra do papel, e se lê como se digita', () => {
    const codigo = novoCodigoDeNotificacao();
    expect(codigoDeNotificacaoLido(codigo.toLowerCase().replaceAll('-', ' '))).toBe(codigo);
    expect(codigoDeNotificacaoLido(codigo.replace('N', 'T'))).toBeUndefined();
  });
});
