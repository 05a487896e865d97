import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinhaMapa, Mapa } from '../mapa-diario.queries.ts';
import { Quantidade } from './mapa-celula.component.tsx';

const REGRAS = { atencaoAcimaDe: 0, justificativaAcimaDe: 5, baseServidores: 'EFETIVO_SERVIDOR' } as Mapa['regras'];
const ANTIGA = { ...REGRAS, baseServidores: 'EFETIVO_INTERNO' } as Mapa['regras'];

interface Celula {
  quantidade: number;
  valor: number | null;
  base?: 'EFETIVO_INTERNO' | 'EFETIVO_SERVIDOR' | 'SEM_BASE';
  regras?: Mapa['regras'];
  diferenca?: boolean;
}
function mostrar({ quantidade, valor, base = 'EFETIVO_INTERNO', regras = REGRAS, diferenca = true }: Celula) {
  const linha = { data: '2026-11-19', lotacao: { id: 7 }, enviado: true, quantidades: [0, quantidade] } as LinhaMapa;
  const abertas: string[] = [];
  render(
    <table>
      <tbody>
        <tr>
          <Quantidade
            linha={{ ...linha, diferencas: [null, valor] }}
            indice={1}
            coluna={{ tipoAlimentacaoId: 2, tipoPublicoId: 1 }}
            lugar={{ l: 0, c: 1 }}
            grupo={false}
            nota={undefined}
            abrir={celula => abertas.push(celula)}
            contagem="ACEITA"
            {...{ base, regras, diferenca }}
          />
        </tr>
      </tbody>
    </table>,
  );
  return { celula: screen.getByRole('button'), abertas };
}
const lida = ({ celula }: ReturnType<typeof mostrar>) => [
  celula.textContent,
  celula.className.replace('mapa-celula', '').trim(),
  celula.closest('td')?.title,
];

describe('a célula do mapa', () => {
  it('abre pelo que a coluna é, esteja no lugar em que estiver', async () => {
    const { celula, abertas } = mostrar({ quantidade: 340, valor: 2 });
    await userEvent.click(celula);
    expect(abertas).toEqual(['2026-11-19.7.2.1']);
  });

  it.each([
    [-34, 'OK 34 abaixo do efetivo', 'mapa-ok', '34 abaixo do efetivo'],
    [0, 'OK igual ao efetivo', 'mapa-ok', 'igual ao efetivo'],
    [5, '+5 5 acima do efetivo', 'mapa-acima', '5 acima do efetivo'],
    [6, '+6 6 muito acima do efetivo', 'mapa-muito_acima', '6 muito acima do efetivo'],
  ])('a diferença %i é dita e colorida pela faixa dela (R15)', (valor, texto, cor, titulo) => {
    expect(lida(mostrar({ quantidade: 300, valor }))).toEqual([texto, cor, titulo]);
  });

  it('o que não chegou não está dentro do efetivo: não é OK nem verde', () => {
    expect(lida(mostrar({ quantidade: 0, valor: -338 }))).toEqual(['— nada aceito', '', 'nada aceito']);
    document.body.replaceChildren();
    expect(lida(mostrar({ quantidade: 0, valor: 0 }))).toEqual(['— nada aceito', '', 'nada aceito']);
  });

  it('dentro da tolerância é OK, e o número está no que se lê', () => {
    const regras = { ...REGRAS, atencaoAcimaDe: 3 };
    const texto = '2 acima do efetivo, dentro da tolerância';
    expect(lida(mostrar({ quantidade: 300, valor: 2, regras }))).toEqual([`OK ${texto}`, 'mapa-ok', texto]);
  });

  it('servidores comparados com os internos: verde abaixo deles, vermelho no mesmo número (R16)', () => {
    const base = 'EFETIVO_SERVIDOR' as const;
    expect(lida(mostrar({ quantidade: 27, valor: -311, base, regras: ANTIGA })).slice(0, 2)).toEqual([
      'OK 311 abaixo do efetivo',
      'mapa-ok',
    ]);
    document.body.replaceChildren();
    expect(lida(mostrar({ quantidade: 338, valor: 0, base, regras: ANTIGA }))).toEqual([
      '0 igual ao número comparado',
      'mapa-muito_acima',
      'igual ao número comparado',
    ]);
  });

  it('sem com que comparar, ou mostrando quantidades, é a quantidade, e só o que está acima se destaca', () => {
    expect(lida(mostrar({ quantidade: 12, valor: null, base: 'SEM_BASE' }))).toEqual(['12', '', '']);
    document.body.replaceChildren();
    expect(lida(mostrar({ quantidade: 300, valor: -34, diferenca: false }))).toEqual(['300', '', '']);
    document.body.replaceChildren();
    expect(lida(mostrar({ quantidade: 341, valor: 3, diferenca: false }))).toEqual([
      '341 3 acima do efetivo',
      'mapa-acima',
      '3 acima do efetivo',
    ]);
  });
});
