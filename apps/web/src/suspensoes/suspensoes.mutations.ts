import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { etagOf } from '../record/record.model.ts';
import type { Efeito, Suspensao, SuspensaoPedida } from './suspensoes.queries.ts';

const DA_LOTACAO = '/api/ms-alipen/lotacoes/{lotacaoId}/suspensoes';
const UMA = '/api/ms-alipen/suspensoes/{suspensaoId}';

/** What is done to the orders is said first; without it, a trial changes nothing. */
export type Ato = (junto: boolean, simular: boolean) => Promise<Efeito>;

const ensaio = { query: { simular: true } };

export const suspender =
  (lotacaoId: number, dita: SuspensaoPedida): Ato =>
  (cancelarForaDoLimite, simular) => {
    const nova = { ...dita, cancelarForaDoLimite };
    if (simular) return body(api.POST(DA_LOTACAO, { params: { path: { lotacaoId }, ...ensaio }, body: nova }));
    return once(`suspenderAtividade:${lotacaoId}`, nova, chave =>
      body(api.POST(DA_LOTACAO, { params: { path: { lotacaoId }, header: { 'Idempotency-Key': chave } }, body: nova })),
    );
  };

export const corrigir =
  (suspensao: Suspensao, dita: SuspensaoPedida): Ato =>
  (cancelarForaDoLimite, simular) => {
    const nova = { ...dita, cancelarForaDoLimite };
    const path = { suspensaoId: suspensao.id };
    const vista = { 'If-Match': etagOf(suspensao) };
    if (simular) return body(api.PUT(UMA, { params: { path, header: vista, ...ensaio }, body: nova }));
    return once(`corrigirSuspensao:${suspensao.id}:${suspensao.versao}`, nova, chave =>
      body(api.PUT(UMA, { params: { path, header: { ...vista, 'Idempotency-Key': chave } }, body: nova })),
    );
  };

export const aprovar =
  (suspensao: Suspensao): Ato =>
  (cancelarForaDoLimite, simular) =>
    decidir(suspensao, { aprovada: true, cancelarForaDoLimite }, simular);

export const recusar = (suspensao: Suspensao, resposta: string): Promise<Efeito> =>
  decidir(suspensao, { aprovada: false, resposta }, false);

function decidir(
  suspensao: Suspensao,
  dita: { aprovada: boolean; resposta?: string; cancelarForaDoLimite?: boolean },
  simular: boolean,
): Promise<Efeito> {
  const path = { suspensaoId: suspensao.id };
  const vista = { 'If-Match': etagOf(suspensao) };
  const decisao = { cancelarForaDoLimite: false, ...dita };
  if (simular) return body(api.POST(`${UMA}/decisao`, { params: { path, header: vista, ...ensaio }, body: decisao }));
  return once(`decidirSuspensao:${suspensao.id}:${suspensao.versao}`, decisao, chave =>
    body(
      api.POST(`${UMA}/decisao`, { params: { path, header: { ...vista, 'Idempotency-Key': chave } }, body: decisao }),
    ),
  );
}

export const pedirSuspensao = (lotacaoId: number, dita: SuspensaoPedida): Promise<Suspensao> =>
  once(`pedirSuspensao:${lotacaoId}`, dita, chave =>
    body(
      api.POST(`${DA_LOTACAO}/pedidas`, {
        params: { path: { lotacaoId }, header: { 'Idempotency-Key': chave } },
        body: dita,
      }),
    ),
  );

export const desistirSuspensao = (suspensao: Suspensao): Promise<Suspensao> =>
  once(`desistirSuspensao:${suspensao.id}:${suspensao.versao}`, {}, chave =>
    body(
      api.POST(`${UMA}/desistencia`, {
        params: {
          path: { suspensaoId: suspensao.id },
          header: { 'If-Match': etagOf(suspensao), 'Idempotency-Key': chave },
        },
      }),
    ),
  );

export const encerrarSuspensao = (suspensao: Suspensao, ultimoDia: string): Promise<Suspensao> =>
  once(`encerrarSuspensao:${suspensao.id}:${suspensao.versao}`, { ultimoDia }, chave =>
    body(
      api.POST(`${UMA}/encerramento`, {
        params: {
          path: { suspensaoId: suspensao.id },
          header: { 'If-Match': etagOf(suspensao), 'Idempotency-Key': chave },
        },
        body: { ultimoDia },
      }),
    ),
  );
