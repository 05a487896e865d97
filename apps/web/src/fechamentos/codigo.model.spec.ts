import { codigoInteiro, tipoDoCodigo } from './codigo.model.ts';

const GRUPOS = 'ABCD-0123-ABCD-0123-ABCD-0123-ABCD';

describe('o código digitado ou lido da câmera', () => {
  it('é de um dia, ainda que comece com as letras das outras páginas', () => {
    for (const codigo of [
      GRUPOS,
      `M${GRUPOS.slice(1)}`,
      `P${GRUPOS.slice(1)}`,
      `m${GRUPOS.slice(1).replaceAll('-', '')}`,
    ])
      expect(tipoDoCodigo(codigo)).toBe('dia');
  });

  it('é do mês ou da medição pela letra que vem antes, com traços ou sem', () => {
    expect(tipoDoCodigo(`P-${GRUPOS}`)).toBe('mes');
    expect(tipoDoCodigo(` p ${GRUPOS.toLowerCase().replaceAll('-', ' ')}`)).toBe('mes');
    expect(tipoDoCodigo(`M-${GRUPOS}`)).toBe('medicao');
    expect(tipoDoCodigo(`m${GRUPOS.replaceAll('-', '')}`)).toBe('medicao');
    expect(tipoDoCodigo('M-1234')).toBe('medicao');
  });

  it('está inteiro com as letras dos sete grupos, e mais a do tipo', () => {
    for (const codigo of [GRUPOS, ` ${GRUPOS.toLowerCase().replaceAll('-', ' ')} `, `P-${GRUPOS}`, `T${GRUPOS}`])
      expect(codigoInteiro(codigo)).toBe(true);
    for (const codigo of ['', GRUPOS.slice(1), `PP-${GRUPOS}`, `${GRUPOS.slice(1)}/`])
      expect(codigoInteiro(codigo)).toBe(false);
  });
});
