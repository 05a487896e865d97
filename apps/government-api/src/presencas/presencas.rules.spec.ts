import { codigoFixo, codigoRotativo, formaDePresenca, textoDaTela, textoDoCartaz } from './presencas.rules.ts';

const unidade = { lotacaoId: 12, segredo: 'um segredo que ninguém mais tem, de 32 letras' };
const lidaEm = new Date('2026-03-10T12:00:10Z');
const momento = {
  iniciadaEm: new Date('2026-03-10T11:50:00Z'),
  lidaEm,
  concluidaEm: new Date('2026-03-10T12:30:00Z'),
};
const lido = (texto: string) => ({ texto, digitado: false });
const daTela = (segundos: number) =>
  textoDaTela(unidade, codigoRotativo(unidade, new Date(lidaEm.getTime() + segundos * 1000)).codigo);

describe('the form of a presence', () => {
  it('the code of the poster and that of the screen, read by the camera', () => {
    expect(formaDePresenca(lido(textoDoCartaz(unidade)), unidade, momento)).toBe('QR_FIXO');
    expect(formaDePresenca(lido(daTela(0)), unidade, momento)).toBe('QR_ROTATIVO');
  });

  it('either, typed: with spaces, small letters, without what stands before it', () => {
    const fixo = codigoFixo(unidade).toLowerCase();
    for (const texto of [`${fixo.slice(0, 4)} ${fixo.slice(4)}`, daTela(0), codigoRotativo(unidade, lidaEm).codigo]) {
      expect(formaDePresenca({ texto, digitado: true }, unidade, momento)).toBe('A_MAO');
    }
    expect(formaDePresenca({ texto: '000000x', digitado: true }, unidade, momento)).toBe('NAO_CONFERE');
  });

  it.each([
    [-60, 'QR_ROTATIVO'],
    [-120, 'NAO_CONFERE'],
    [30, 'QR_ROTATIVO'],
    [90, 'NAO_CONFERE'],
  ])('a code of the screen %d seconds from its reading is %s', (segundos, forma) => {
    expect(formaDePresenca(lido(daTela(segundos)), unidade, momento)).toBe(forma);
  });

  it('not of another unit, nor of another hour than the inspection', () => {
    const outra = { ...unidade, lotacaoId: 13 };
    expect(formaDePresenca(lido(textoDoCartaz(outra)), unidade, momento)).toBe('NAO_CONFERE');
    const antes = { ...momento, iniciadaEm: new Date('2026-03-10T12:05:00Z') };
    expect(formaDePresenca(lido(textoDoCartaz(unidade)), unidade, antes)).toBe('NAO_CONFERE');
    const depois = { ...momento, concluidaEm: new Date('2026-03-10T11:55:00Z') };
    expect(formaDePresenca(lido(textoDoCartaz(unidade)), unidade, depois)).toBe('NAO_CONFERE');
  });

  it('a code stays as long as its step, and another follows', () => {
    const { codigo, valeAte } = codigoRotativo(unidade, lidaEm);
    expect(valeAte).toEqual(new Date('2026-03-10T12:00:30Z'));
    expect(codigoRotativo(unidade, new Date('2026-03-10T12:00:29.999Z')).codigo).toBe(codigo);
    expect(codigoRotativo(unidade, valeAte).codigo).not.toBe(codigo);
  });
});
