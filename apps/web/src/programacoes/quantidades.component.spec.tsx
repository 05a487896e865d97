/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { ItemProgramacao, LinhaDoTempo, Programacao } from './programacoes.queries.ts';
import { publicos, refeicoes } from './semana.fixture.ts';
import { semanaDe } from './semana.model.ts';

pretendDesk();
const { Quantidades } = await import('./quantidades.component.tsx');

const semana = semanaDe(refeicoes, publicos);
const hoje = '2026-11-20';

const itens = (mudanca: Partial<Record<number, number>> = {}): ItemProgramacao[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap(diaSemana =>
    semana.linhas.map(({ refeicao, publico }) => ({
      diaSemana,
      tipoAlimentacaoId: refeicao.id,
      tipoPublicoId: publico.id,
      quantidade: refeicao.id === 1 && publico.id === 1 ? (mudanca[diaSemana] ?? 10) : 10,
    })),
  );

const programacao = (mais: Partial<Programacao> = {}): Programacao => ({
  id: 5,
  lotacaoId: 1,
  vigenciaInicio: '2026-12-01',
  vigenciaFim: null,
  situacao: 'FUTURA',
  regraFeriado: 'COMO_DOMINGO',
  observacao: null,
  totalSemanal: 280,
  alteradoEm: '2026-11-20T12:00:00Z',
  alteradoPor: 'Ana Lima',
  versao: 1,
  acoes: ['editar', 'remover'],
  itens: itens(),
  ...mais,
});

const linha: LinhaDoTempo = { hoje, versoes: [], etag: '"6"' };

/** A server whose version someone else changed: the first save gets 412, and then it holds the newer one. */
function servidor(deles: Partial<Record<number, number>>) {
  let versao = 2;
  let guardada = programacao({ versao, itens: itens(deles) });
  return serve({
    'GET /api/ms-alipen/programacoes/5': () => ({ json: guardada }),
    'PUT /api/ms-alipen/programacoes/5': ({ headers, body }) => {
      if (headers.get('if-match') !== `"${versao}"`) {
        const detail = 'Este registro foi alterado por Ana Lima às 14:32. Recarregue para continuar.';
        return { status: 412, json: { type: '/problemas/versao-vencida', detail } };
      }
      versao += 1;
      guardada = programacao({ versao, itens: (body as Programacao).itens });
      return { json: guardada };
    },
  });
}

function abrir(lida = programacao()) {
  const router = createMemoryRouter([
    { path: '/', element: <Quantidades semana={semana} lida={lida} linha={linha} /> },
  ]);
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const celula = (nome: RegExp | string) => screen.getByRole('gridcell', { name: nome });
const salvar = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });

async function digitar(nome: string, texto: string) {
  await userEvent.click(celula(new RegExp(`^${nome}: `)));
  await userEvent.keyboard(`${texto}{Enter}`);
}

const enviada = (calls: ReturnType<typeof serve>, diaSemana: number) =>
  (calls.at(-1)?.body as Programacao | undefined)?.itens.find(
    item => item.diaSemana === diaSemana && item.tipoAlimentacaoId === 1 && item.tipoPublicoId === 1,
  )?.quantidade;

describe('the week of a version', () => {
  it('has nothing to save until a number differs, and says what each was', async () => {
    servidor({});
    abrir();
    expect(salvar().disabled).toBe(true);
    await digitar('Almoço, Interno, Segunda', '15');
    expect(celula('Almoço, Interno, Segunda: 15 era 10')).toBeTruthy();
    expect(salvar().disabled).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(salvar().disabled).toBe(true);
  });

  it('joins its cells with those someone else saved meanwhile, and asks nothing', async () => {
    const calls = servidor({ 2: 22 });
    abrir();
    await digitar('Almoço, Interno, Segunda', '15');
    await userEvent.click(salvar());
    await screen.findByText(/Ana Lima.* mudou 1 célula/);
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
    await waitFor(() => expect(celula('Almoço, Interno, Terça: 22')).toBeTruthy());
    expect([
      enviada(
        calls.filter(({ method }) => method === 'PUT'),
        1,
      ),
    ]).toEqual([15]);
  });

  it('asks only about the cells both changed, and saves the choice over the new version', async () => {
    const calls = servidor({ 1: 99 });
    abrir();
    await digitar('Almoço, Interno, Segunda', '15');
    await userEvent.click(salvar());
    await screen.findByRole('group', { name: 'Segunda · Almoço, Interno' });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(screen.getByLabelText('Do sistema: 99'));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar assim' }));
    await waitFor(() => expect(celula('Almoço, Interno, Segunda: 99')).toBeTruthy());
    expect(
      enviada(
        calls.filter(({ method }) => method === 'PUT'),
        1,
      ),
    ).toBe(99);
  });

  it('that has ended is only read', async () => {
    servidor({});
    abrir(programacao({ situacao: 'ENCERRADA', acoes: [] }));
    await digitar('Almoço, Interno, Segunda', '15');
    expect(celula('Almoço, Interno, Segunda: 10')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  });
});
