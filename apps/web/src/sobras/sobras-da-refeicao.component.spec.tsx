/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import { readItems, removeItem, writeItem } from '../outbox/device.store.ts';
import type { NaFila, Registrada } from './sobra.delivery.ts';
import type { Sobra } from './sobras.queries.ts';

pretendDesk();
globalThis.structuredClone ??= value => deserialize(serialize(value));
const { SobrasDaRefeicao } = await import('./sobras-da-refeicao.component.tsx');

const PERSON = 'M-1';
const ONDE = { lotacaoId: 3, data: '2026-11-20', tipoAlimentacaoId: 2 };
const SOBRA: Sobra = {
  ...{ ...ONDE, id: 9, versao: 4, refeicoes: 12, gramas: null, motivo: 'OUTRO', texto: 'Chuva' },
  ...{ registradaEm: '2026-11-20T16:00:00.000Z', registradaPor: 'Sônia', corrigidaEm: null, corrigidaPor: null },
  acoes: ['corrigirSobra', 'anularSobra'],
};
const naFila = (over: Partial<NaFila> = {}): NaFila => ({
  ...{ id: 's-1', person: PERSON, kind: 'sobra', title: 'Sobras: Almoço', detail: 'UPSL 1', photos: [] },
  ...{ at: '2026-11-20T15:00:00.000Z', delivered: false, refusal: null },
  body: { ...ONDE, corrige: null, medida: { refeicoes: 5, gramas: 250 } },
  ...over,
});

const mostrar = ({ sobra = null as Sobra | null, espera = undefined as NaFila | undefined, registra = true } = {}) =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <SobrasDaRefeicao
        {...{ ...ONDE, sobra, espera, registra, matricula: PERSON, fusoHorario: 'America/Fortaleza' }}
        lotacao="UPSL 1"
        refeicao="Almoço"
        recebidas={120}
      />
    </QueryClientProvider>,
  );
const guardadas = async () => (await readItems(PERSON)).map(({ body }) => body as Registrada);
const tocar = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

describe('as sobras de uma refeição', () => {
  afterEach(async () => {
    cleanup();
    for (const item of await readItems(PERSON)) await removeItem(item);
  });

  it('três toques guardam o registro no aparelho', async () => {
    mostrar();
    await tocar(/^Sobras/);
    await tocar('3');
    await tocar('Salvar');
    await waitFor(async () =>
      expect(await guardadas()).toEqual([{ ...ONDE, corrige: null, medida: { refeicoes: 3, gramas: null } }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sem nada dito, a folha fica e diz o que falta', async () => {
    mostrar();
    await tocar(/^Sobras/);
    await tocar('Salvar');
    expect((await screen.findByRole('alert')).textContent).toBe('Diga quantas refeições sobraram, o peso, ou os dois.');
    expect(await guardadas()).toEqual([]);
  });

  it('corrigir começa do que se disse e leva a versão que se viu; anular pergunta antes', async () => {
    const calls = serve({ 'DELETE /api/ms-alipen/sobras/9': { status: 204 } });
    mostrar({ sobra: SOBRA });
    screen.getByText('12 refeições');
    await tocar(/^Corrigir sobras/);
    const folha = within(await screen.findByRole('dialog'));
    expect(folha.getByRole<HTMLInputElement>('textbox', { name: 'Qual?' }).value).toBe('Chuva');
    await userEvent.type(folha.getByRole('textbox', { name: /Peso/ }), '1,5');
    await tocar('Salvar a correção');
    const medida = { refeicoes: 12, gramas: 1500, motivo: 'OUTRO', texto: 'Chuva' };
    await waitFor(async () => expect(await guardadas()).toEqual([{ ...ONDE, corrige: { id: 9, versao: 4 }, medida }]));
    await tocar(/^Corrigir sobras/);
    await tocar('Anular: era de outra refeição');
    expect(calls).toEqual([]);
    await tocar('Anular o registro');
    await waitFor(() => expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"4"']));
  });

  it('o que espera diz que espera e não se muda; quem só lê não tem botão', () => {
    mostrar({ espera: naFila() });
    screen.getByText('5 refeições · 0,25 kg');
    screen.getByText('Guardado no aparelho, falta enviar');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    mostrar({ sobra: SOBRA, registra: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('o recusado diz por quê; aberto de novo, corrige o que outra pessoa registrou e deixa a fila', async () => {
    const recusada = naFila({ refusal: 'Almoço: Sônia já registrou às 12:40 o que sobrou. Corrija o registro.' });
    await writeItem(recusada);
    mostrar({ sobra: SOBRA, espera: recusada });
    screen.getByText(/^As sobras não foram registradas \(5 refeições · 0,25 kg\): Almoço: Sônia já registrou/);
    await tocar('Abrir de novo');
    await tocar('Salvar a correção');
    const medida = { refeicoes: 5, gramas: 250 };
    await waitFor(async () => expect(await guardadas()).toEqual([{ ...ONDE, corrige: { id: 9, versao: 4 }, medida }]));
  });

  it('o recusado se descarta', async () => {
    const recusada = naFila({ refusal: 'O dia está fechado.' });
    await writeItem(recusada);
    mostrar({ espera: recusada, registra: false });
    await tocar('Descartar');
    await waitFor(async () => expect(await guardadas()).toEqual([]));
  });
});
