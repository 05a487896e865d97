import { useEffect, useRef } from 'react';
import { api, body } from '../app/api.client.ts';
import { ProblemError } from '../base/problem.error.ts';
import { readPhotos } from '../outbox/device.store.ts';
import type { Change } from '../outbox/draft.hook.ts';
import { useOnline } from '../outbox/online.hook.ts';
import { onOutbox } from '../outbox/outbox.signals.ts';
import { iniciarFiscalizacao } from './fiscalizacoes.mutations.ts';
import type { DoDia, Formulario } from './fiscalizacoes.queries.ts';
import { itensDe, type Preenchimento, respostaDe } from './preenchimento.model.ts';
import { juntar, paraOServidor } from './rascunho.model.ts';

/** The pause after the last change before answers are sent; a person who types does not wait for it. */
const PAUSA_MS = 2_000;
/** After a failure: the next change or this delay, whichever comes first. */
const DE_NOVO_MS = 30_000;

interface Sobre {
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
export function useRascunhoNoServidor({ entrega, formulario, matricula, draft, change }: Sobre) {
  const online = useOnline();
  const agora = useRef({ draft, change, formulario });
  agora.current = { draft, change, formulario };
  const versao = useRef(entrega.rascunho?.rascunhoVersao ?? 0);
  const enviado = useRef('');
  const pedir = useRef<(depois?: number) => void>(() => undefined);

  const receber = async (guardado: NonNullable<DoDia['rascunho']>) => {
    versao.current = Math.max(versao.current, guardado.rascunhoVersao);
    const minhas = new Set((await readPhotos(matricula)).map(({ id }) => id));
    const { draft: em, change: mudar, formulario: perguntas } = agora.current;
    if (em && juntar(perguntas, em, guardado, minhas))
      await mudar(antes => juntar(perguntas, antes, guardado, minhas) ?? {});
  };
  const rascunho = entrega.rascunho;
  const aberto = draft !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version that is read comes in once
  useEffect(() => {
    if (aberto && rascunho) void receber(rascunho);
  }, [aberto, rascunho?.rascunhoVersao]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads is in refs; it lives as long as the page
  useEffect(() => {
    let espera: ReturnType<typeof setTimeout> | undefined;
    let indo = false;
    let fechada = false;
    const passo = async () => {
      const { draft: em, formulario: perguntas } = agora.current;
      if (indo || fechada || !em || !navigator.onLine) return;
      const corpo = await corpoDe(perguntas, em, matricula);
      const escrito = JSON.stringify(corpo);
      if (corpo.respostas.length === 0 || escrito === enviado.current) return;
      indo = true;
      try {
        const pedida = versao.current + 1;
        const inicio = { iniciadaEm: em.iniciadaEm, formularioId: perguntas.id };
        const guardado = await guardar(entrega, inicio, { ...corpo, rascunhoVersao: pedida });
        const meu =
          guardado.rascunhoVersao === pedida && JSON.stringify(guardado.respostas) === JSON.stringify(corpo.respostas);
        if (meu) enviado.current = escrito;
        await receber(guardado);
        // Another device was first: its answers are in now, and these go on top of them.
        if (!meu) pedir.current(0);
      } catch (error) {
        const recusado =
          error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.status !== 401;
        if (!recusado) pedir.current(DE_NOVO_MS);
      } finally {
        indo = false;
      }
    };
    pedir.current = (depois = PAUSA_MS) => {
      clearTimeout(espera);
      if (!fechada) espera = setTimeout(passo, depois);
    };
    const parar = onOutbox(news => news === 'changed' && pedir.current());
    return () => {
      // What was just typed is sent as the page is left.
      clearTimeout(espera);
      void passo();
      fechada = true;
      parar();
    };
  }, [entrega.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at each change and when the network is back
  useEffect(() => {
    if (draft && online) pedir.current();
  }, [draft?.respostas, online]);
}

async function corpoDe(formulario: Formulario, em: Preenchimento, matricula: string) {
  const usadas = new Set(itensDe(formulario).flatMap(({ codigo }) => respostaDe(em, codigo).fotos));
  const daqui = (await readPhotos(matricula)).flatMap(({ id, image, sha256, contexto }) =>
    image && sha256 ? [{ uuid: id, sha256, bytes: image.size, contexto: contexto as 'MARMITA' }] : [],
  );
  const fotos = [...daqui, ...(em.fotosDeLonge ?? [])].filter(({ uuid }) => usadas.has(uuid));
  return { respostas: paraOServidor(formulario, em), fotos };
}

type Corpo = Awaited<ReturnType<typeof corpoDe>> & { rascunhoVersao: number };

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
