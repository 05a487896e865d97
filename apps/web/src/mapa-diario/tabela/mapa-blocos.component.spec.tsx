import { render, screen } from '@testing-library/react';
import { CelulasDosBlocos, larguraDosBlocos, SubtitulosDosBlocos, TitulosDosBlocos } from './mapa-blocos.component.tsx';

const passo = (refeicoes: number) => ({ refeicoes, valorCentavos: refeicoes * 900 });
const LINHA = {
  enviado: true,
  conciliacao: {
    ...{ efetivo: passo(338), solicitada: passo(345), confirmada: passo(345) },
    ...{ entregue: passo(340), aceita: passo(330) },
  },
  execucao: { atrasoMin: 12, recusadas: 10, nota: 955, pontos: 0, ocorrencias: 1 },
  ...{ brutoCentavos: 297_000, glosaCentavos: 0, descontoPropostoCentavos: 0, liquidoCentavos: 297_000 },
};
const BLOCOS = { conciliacao: true, execucao: true, valores: true };
const mostrar = (linha: Parameters<typeof CelulasDosBlocos>[0]['linha'], blocos = BLOCOS) =>
  render(
    <table>
      <thead>
        <tr>
          <TitulosDosBlocos blocos={blocos} />
        </tr>
        <tr>
          <SubtitulosDosBlocos blocos={blocos} />
        </tr>
      </thead>
      <tbody>
        <tr>
          <CelulasDosBlocos linha={linha} blocos={blocos} />
        </tr>
      </tbody>
    </table>,
  );
const celulas = () => screen.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('o que a tabela mostra além das quantidades', () => {
  it('a conciliação, numa linha: do efetivo ao aceito, cada diferença em refeições e em R$', () => {
    mostrar(LINHA, { ...BLOCOS, execucao: false, valores: false });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Conciliação: do efetivo ao pago',
      ...['Efetivo', 'Solicitado', 'Confirmado', 'Entregue', 'Aceito', 'Declarado'],
    ]);
    expect(celulas()).toEqual([
      '338',
      '345 diferença: +7 · +R$ 63,00',
      '345 diferença: igual',
      '340 diferença: −5 · −R$ 45,00',
      '330 diferença: −10 · −R$ 90,00',
      '—',
    ]);
  });

  it('o dia que o fornecedor não declarou diz isso, e não um zero; o declarado, a diferença do que foi entregue', () => {
    const blocos = { ...BLOCOS, execucao: false, valores: false };
    const { unmount } = mostrar({ ...LINHA, data: '2026-11-20' }, blocos);
    expect(celulas().at(-1)).toBe('não declarado');
    unmount();
    mostrar({ ...LINHA, data: '2026-11-20', declarado: { produzidas: 350, entregues: 345 } }, blocos);
    expect(celulas().at(-1)).toContain('345');
    expect(celulas().at(-1)).toContain('+5');
  });

  it('sem pedido não há o que conciliar', () => {
    mostrar({ ...LINHA, enviado: false }, { ...BLOCOS, execucao: false, valores: false });
    expect(celulas()).toEqual(Array(6).fill('—'));
  });

  it('todos juntos têm uma célula sob cada título', () => {
    mostrar(LINHA);
    expect(celulas()).toHaveLength(larguraDosBlocos(BLOCOS));
    expect(celulas().slice(6)).toEqual(['12', '10', '95,5', '—', '1', 'R$ 2.970,00', '—', '—', 'R$ 2.970,00']);
    expect(larguraDosBlocos({ conciliacao: false, execucao: false, valores: false })).toBe(0);
  });
});
