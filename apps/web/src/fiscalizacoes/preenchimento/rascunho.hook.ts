import { useEffect, useRef } from 'react';
import { api, body } from '../../app/api.client.ts';
import { ProblemError } from '../../base/problem.error.ts';
import { useDraft } from '../../drafts/draft.hook.ts';
import { DraftMachine } from '../../drafts/draft.machine.ts';
import type { Rules } from '../../drafts/draft.model.ts';
import { same } from '../../drafts/merge.ts';
import { type OutboxPhoto, readPhotos } from '../../outbox/device.store.ts';
import type { Change } from '../../outbox/kept.hook.ts';
import { onOutbox } from '../../outbox/outbox.signals.ts';
import { iniciarFiscalizacao } from '../fiscalizacoes.mutations.ts';
import type { DoDia, Formulario } from '../fiscalizacoes.queries.ts';
import { itensDe, type Preenchimento, respostaDe } from './preenchimento.model.ts';
import { type Campos, camposDe, comCampos, guardadoDe, juntar, paraOServidor } from './rascunho.model.ts';

type Guardado = NonNullable<DoDia['rascunho']>;

/** The pause after the last change before answers are sent; a person who types does not wait for it. */
const PAUSA_MS = 2_000;

/** Another device was first: the server answers with its draft. */
class Ultrapassado extends Error {
  readonly guardado: Guardado;
  constructor(guardado: Guardado) {
    super('Outro aparelho guardou antes.');
    this.guardado = guardado;
  }
}

export interface SobreORascunho {
  entrega: DoDia;
  formulario: Formulario;
  matricula: string;
  draft: Preenchimento | null;
  change: Change<Preenchimento>;
}

/**
 * While there is a network the answers reach the server seconds after they are given, and those of this person's other
 * devices come in. Nothing depends on it: the device keeps everything, and the conclusion takes it from there.
 */
export function useRascunhoNoServidor(sobre: SobreORascunho) {
  const { entrega, matricula, draft: em } = sobre;
  const agora = useRef(sobre);
  agora.current = sobre;
  const daqui = useRef<ReadonlySet<string>>(new Set());
  const { draft } = useDraft(
    () =>
      new DraftMachine<Guardado, Campos>(
        { seen: null, fields: camposDe(sobre.formulario, { respostas: [], fotos: [] }) },
        regrasDe(agora, daqui),
        {
          save: (visto, campos) => enviar(agora.current, visto, campos),
          read: async (_, error) => (error instanceof Ultrapassado ? error.guardado : null),
          apply: chegados => {
            const { formulario, change } = agora.current;
            void change(antes => comCampos(formulario, antes, chegados, daqui.current));
          },
        },
      ),
  );
  const digitou = useRef(async () => {
    const fotos = await readPhotos(agora.current.matricula);
    const { draft: em, formulario } = agora.current;
    daqui.current = new Set(fotos.map(({ id }) => id));
    if (em) draft.dispatch({ type: 'typed', fields: camposDoAparelho(formulario, em, fotos) });
  });

  useEffect(() => {
    if (em?.respostas) void digitou.current();
  }, [em?.respostas]);
  useEffect(() => {
    const parar = onOutbox(news => news === 'changed' && void digitou.current());
    return () => {
      parar();
      // What was just typed is sent as the page is left.
      void digitou.current().then(() => draft.dispatch({ type: 'closed' }));
    };
  }, [draft]);

  const { rascunho } = entrega;
  const aberto = em !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version that is read comes in once
  useEffect(() => {
    if (aberto && rascunho)
      void digitou.current().then(() => draft.dispatch({ type: 'arrived', version: rascunho, author: '' }));
  }, [aberto, draft, matricula, rascunho?.rascunhoVersao]);
}

type Agora = { readonly current: SobreORascunho };

const regrasDe = (agora: Agora, daqui: { readonly current: ReadonlySet<string> }): Rules<Guardado, Campos> => ({
  pause: PAUSA_MS,
  fieldsOf: guardado => camposDe(agora.current.formulario, guardado),
  isNewer: (deles, visto) => deles.rascunhoVersao > visto.rascunhoVersao,
  editable: () => true,
  sendable: () => false,
  isOutrun: error => error instanceof Ultrapassado,
  blank: undefined,
  merge: (_, minhas, deles) => juntar(minhas, deles, daqui.current),
});

function camposDoAparelho(formulario: Formulario, em: Preenchimento, noAparelho: readonly OutboxPhoto[]): Campos {
  const usadas = new Set(itensDe(formulario).flatMap(({ codigo }) => respostaDe(em, codigo).fotos));
  const daqui = noAparelho.flatMap(({ id, image, sha256, contexto }) =>
    image && sha256 ? [{ uuid: id, sha256, bytes: image.size, contexto: contexto as 'MARMITA' }] : [],
  );
  const fotos = [...daqui, ...(em.fotosDeLonge ?? [])].filter(({ uuid }) => usadas.has(uuid));
  return camposDe(formulario, { respostas: paraOServidor(formulario, em), fotos });
}

async function enviar({ entrega, formulario, draft }: SobreORascunho, visto: Guardado | null, campos: Campos) {
  const rascunhoVersao = (visto?.rascunhoVersao ?? 0) + 1;
  const enviado = guardadoDe(campos);
  const inicio = { iniciadaEm: draft?.iniciadaEm ?? new Date().toISOString(), formularioId: formulario.id };
  const guardado = await guardar(entrega, inicio, { ...enviado, rascunhoVersao });
  if (guardado.rascunhoVersao === rascunhoVersao && same(guardado.respostas, enviado.respostas)) return guardado;
  throw new Ultrapassado(guardado);
}

type Corpo = ReturnType<typeof guardadoDe> & { rascunhoVersao: number };

/** An inspection begun without network is begun on the server first. */
async function guardar(entrega: DoDia, inicio: Parameters<typeof iniciarFiscalizacao>[1], corpo: Corpo) {
  const enviar = () =>
    body(
      api.PUT('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/respostas', {
        params: { path: { fiscalizacaoId: entrega.id } },
        body: corpo,
      }),
    );
  try {
    return await enviar();
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.is('transicao-invalida')) throw error;
    await iniciarFiscalizacao(entrega, inicio);
    return enviar();
  }
}
