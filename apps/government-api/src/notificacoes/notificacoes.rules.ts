import { type EventoNotificado, type Fato, type Fatos, type Regra, regras } from './notificacoes.regras.table.ts';

export type Nova = {
  readonly chave: string;
  readonly evento: EventoNotificado;
  readonly tipo: string;
  readonly assunto: string;
  readonly autoridades: readonly string[];
  /** Null: for no person in particular. */
  readonly usuarioId: number | null;
  /** Null: for no unit. */
  readonly lotacaoId: number | null;
  readonly pedidoId: number | null;
  readonly dataRefeicao: string | null;
  readonly titulo: string;
  readonly texto: string;
  readonly email: boolean;
  /** Told by name to those who asked for it, and to nobody else. */
  readonly aEscolha: boolean;
};

export type Resolucao = { readonly evento: EventoNotificado; readonly assunto: string };

const ehNotificado = (fato: Fato): fato is EventoNotificado => fato in regras;

export function novasDe<F extends Fato>(fato: F, contextos: readonly Fatos[F][]): Nova[] {
  if (!ehNotificado(fato)) return [];
  // The fact is an event from here on, so its context is that event's.
  const regra = regras[fato] as unknown as Regra<EventoNotificado>;
  return (contextos as readonly unknown[]).map(contexto => novaDe(fato, regra, contexto as Fatos[EventoNotificado]));
}

function novaDe(evento: EventoNotificado, regra: Regra<EventoNotificado>, contexto: Fatos[EventoNotificado]): Nova {
  // The union of every context has all members; each rule reads its own.
  const c = contexto as Parameters<typeof regra.assunto>[0];
  const assunto = regra.assunto(c);
  const usuarioId = regra.aCargoDe?.pessoa(c) ?? null;
  const todos = regra.aCargoDe && usuarioId === null ? [regra.aCargoDe.senao] : [];
  return {
    chave: [evento, assunto, regra.vez?.(c) ?? ''].join('|'),
    evento,
    tipo: regra.tipo,
    assunto,
    autoridades: [...regra.para, ...todos],
    usuarioId,
    lotacaoId: contexto.lotacaoId ?? null,
    pedidoId: 'pedidoId' in contexto ? contexto.pedidoId : null,
    dataRefeicao: 'data' in contexto ? contexto.data : null,
    titulo: regra.titulo(c),
    texto: regra.texto(c),
    email: regra.email,
    aEscolha: regra.aEscolha ?? false,
  };
}

export function resolucoesDe<F extends Fato>(fato: F, contextos: readonly Fatos[F][]): Resolucao[] {
  return (Object.keys(regras) as EventoNotificado[]).flatMap(evento => {
    const assuntos = regras[evento].resolvidaPor[fato] as
      | ((contexto: Fatos[F]) => string | readonly string[])
      | undefined;
    return assuntos
      ? contextos.flatMap(contexto => [assuntos(contexto)].flat().map(assunto => ({ evento, assunto })))
      : [];
  });
}
