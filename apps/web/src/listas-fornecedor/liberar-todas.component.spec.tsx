/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import { aLiberar } from './liberacao.model.ts';
import type { EmissaoDaLista, ResumoDaLista } from './listas-fornecedor.queries.ts';

pretendDesk();
const { LiberarTodas } = await import('./liberar-todas.component.tsx');

const DIA = '2026-11-21';
const emissao = (id: number, envios: EmissaoDaLista['envios'] = []) => ({ id, numero: 1, envios }) as EmissaoDaLista;
const enviado = (para: string) => ({ para, situacao: 'ENVIADO', em: null }) as EmissaoDaLista['envios'][number];
const lista = (id: number, nome: string, mudanca: Partial<ResumoDaLista> = {}) =>
  ({
    fornecedor: { id, nome, cnpj: '' },
    confirmadas: 2,
    pendentes: 0,
    totalRefeicoes: 200,
    ultimaEmissao: null,
    mudancas: null,
    destinatarios: [`pedidos@${id}.com.br`],
    impedimentoDoEnvio: null,
    ...mudanca,
  }) as ResumoDaLista;

const LISTAS = [
  lista(1, 'Boa Mesa'),
  lista(2, 'Sabor', { ultimaEmissao: emissao(20, [enviado('Pedidos@2.com.br')]), mudancas: 0 }),
  lista(3, 'Ágile', { ultimaEmissao: emissao(30, [enviado('pedidos@3.com.br')]), mudancas: 4 }),
  lista(4, 'Norte', { ultimaEmissao: emissao(40), mudancas: 0 }),
  lista(5, 'Sem confirmar', { confirmadas: 0, pendentes: 3 }),
  lista(6, 'Sem e-mail', { destinatarios: [], impedimentoDoEnvio: 'O fornecedor não tem e-mail para pedidos.' }),
];

describe('as listas de todos os fornecedores de um dia', () => {
  it('só se faz o que falta de cada uma', () => {
    expect(
      aLiberar(LISTAS).map(({ lista: { fornecedor }, emitir, enviar }) => [fornecedor.id, emitir, enviar]),
    ).toEqual([
      [1, true, true],
      [3, true, true],
      [4, false, true],
      [6, true, false],
    ]);
  });

  it('diz antes o que vai e o que fica, faz uma a uma, e a que falha não segura as outras', async () => {
    const calls = serve({
      [`POST /api/ms-alipen/listas-fornecedor/1/${DIA}/emissoes`]: { status: 201, json: emissao(10) },
      [`POST /api/ms-alipen/listas-fornecedor/3/${DIA}/emissoes`]: {
        status: 409,
        json: { type: 'about:blank', title: 'Conflito', status: 409, detail: 'Não há o que emitir.' },
      },
      [`POST /api/ms-alipen/listas-fornecedor/6/${DIA}/emissoes`]: { status: 201, json: emissao(60) },
      'POST /api/ms-alipen/emissoes-lista/10/envios': { status: 201, json: emissao(10) },
      'POST /api/ms-alipen/emissoes-lista/40/envios': { status: 201, json: emissao(40) },
    });
    render(
      <QueryClientProvider client={newQueryClient()}>
        <LiberarTodas listas={LISTAS} data={DIA} />
      </QueryClientProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Liberar 4 listas' }));
    const pergunta = within(screen.getByRole('dialog'));
    pergunta.getByText('Emite Boa Mesa, Ágile, Sem e-mail. Cada emissão fica guardada como está.');
    pergunta.getByText('Envia por e-mail a Boa Mesa, Ágile, Norte.');
    pergunta.getByText(/^3 pedidos ainda não confirmados ficam fora/);
    expect(calls).toEqual([]);
    await userEvent.click(pergunta.getByRole('button', { name: 'Liberar' }));
    await screen.findByText('3 listas liberadas.');
    screen.getByText('Ágile: Não há o que emitir.');
    expect(calls.map(({ path }) => path.split('/').slice(-3).join('/'))).toEqual([
      `1/${DIA}/emissoes`,
      'emissoes-lista/10/envios',
      `3/${DIA}/emissoes`,
      'emissoes-lista/40/envios',
      `6/${DIA}/emissoes`,
    ]);
  });
});
