import { codigoDeNotificacaoLido, conferirDevolvida, novoCodigoDeNotificacao, soma } from './notificacao.rules.ts';

describe('a notificação que volta assinada', () => {
  const emitido = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n');
  const emitida = { sha256: soma(emitido), bytes: emitido.length };
  const com = (fim: string) => Buffer.concat([emitido, Buffer.from(fim)]);

  it.each([
    ['assinada sobre o arquivo emitido', com('2 0 obj <</Type /Sig>> endobj\n%%EOF\n'), true, 'SOBRE_O_EMITIDO'],
    ['só anotada por cima, sem assinatura', com('2 0 obj <</Type /Annot>> endobj\n%%EOF\n'), false, 'FORA'],
    ['digitalizada, e o arquivo assinado', Buffer.from('%PDF-1.4\numa foto\n%%EOF\n'), true, 'FORA'],
    ['o próprio arquivo emitido, que a agência assinou', emitido, true, undefined],
    ['o que não é PDF', Buffer.from('GIF89a'), false, undefined],
    ['um arquivo vazio', Buffer.alloc(0), false, undefined],
  ])('%s', (_nome, devolvida, inteira, conferencia) =>
    expect(conferirDevolvida(devolvida, emitida, inteira)).toBe(conferencia),
  );

  it('um byte mudado no que se emitiu, e já não é o emitido', () => {
    const mudada = com('2 0 obj <</Type /Sig>> endobj\n%%EOF\n');
    mudada[20] = (mudada[20] ?? 0) ^ 1;
    expect(conferirDevolvida(mudada, emitida, true)).toBe('FORA');
  });

  it('o código tem a letra do papel, e se lê como se digita', () => {
    const codigo = novoCodigoDeNotificacao();
    expect(codigoDeNotificacaoLido(codigo.toLowerCase().replaceAll('-', ' '))).toBe(codigo);
    expect(codigoDeNotificacaoLido(codigo.replace('N', 'T'))).toBeUndefined();
  });
});
