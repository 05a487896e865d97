import { useState } from 'react';
import { completa, type Escolha, motivada, SEM_ESCOLHA } from '../motivo/motivo.model.ts';
import type { LoteAberto } from './lote.hook.ts';
import type { EnvioFeito, LinhaPreparo } from './lote.queries.ts';

/** Late orders have other reasons than those above the head count: each kind has its own question. */
const PERGUNTAS = [
  { contexto: 'EMERGENCIA', tarde: true, legenda: 'Motivo dos que estão fora do prazo' },
  { contexto: 'JUSTIFICATIVA_ACIMA', tarde: false, legenda: 'Motivo dos que passam do efetivo ou fogem do costume' },
] as const;
type Contexto = (typeof PERGUNTAS)[number]['contexto'];

const SEM_ESCOLHAS: Record<Contexto, Escolha> = { EMERGENCIA: SEM_ESCOLHA, JUSTIFICATIVA_ACIMA: SEM_ESCOLHA };

/** The marked orders are sent, and then again those that ask for a reason. */
export function useEnviarLote({ aEnviar, enviar, grade }: LoteAberto) {
  const [pedidos, setPedidos] = useState<readonly LinhaPreparo[]>(aEnviar);
  const [feitos, setFeitos] = useState<readonly EnvioFeito[] | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const [escolhas, setEscolhas] = useState(SEM_ESCOLHAS);
  const [enviados, setEnviados] = useState(0);
  const recusados = feitos?.filter(({ feito }) => !feito) ?? [];
  const pedem = recusados.filter(({ pedeJustificativa }) => pedeJustificativa);
  const alvo = feitos
    ? grade.itens.filter(({ pedido }) => pedem.some(({ id: pedidoId }) => pedidoId === pedido?.id))
    : pedidos;
  const perguntas = PERGUNTAS.filter(
    ({ tarde }) => (feitos !== null || tarde) && alvo.some(({ prazo }) => prazo.encerrado === tarde),
  );

  const mandar = async () => {
    setOcupado(true);
    const resultado: EnvioFeito[] = [];
    for (const { contexto, tarde } of PERGUNTAS) {
      const estes = alvo.filter(({ prazo }) => prazo.encerrado === tarde);
      if (estes.length > 0) resultado.push(...(await enviar(estes, motivada(escolhas[contexto]))));
    }
    const ids = new Set(resultado.map(({ id: pedidoId }) => pedidoId));
    setFeitos(antes => [
      ...(antes ?? []).filter(({ id: pedidoId, feito }) => !feito && !ids.has(pedidoId)),
      ...resultado,
    ]);
    setEnviados(antes => antes + resultado.filter(({ feito }) => feito).length);
    setPedidos(alvo);
    setOcupado(false);
  };

  return {
    pedidos,
    /** Whether something was sent: then what is shown is the result. */
    tentado: feitos !== null,
    ocupado,
    enviados,
    recusados,
    pedem,
    perguntas,
    escolhas,
    escolher: (contexto: Contexto, escolha: Escolha) => setEscolhas({ ...escolhas, [contexto]: escolha }),
    falta: perguntas.some(({ contexto }) => !completa(escolhas[contexto])),
    mandar,
  };
}
