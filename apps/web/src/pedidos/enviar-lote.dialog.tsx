import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import type { LoteAberto } from './lote.hook.ts';
import { somaDe } from './lote.model.ts';
import type { EnvioFeito, LinhaPreparo } from './lote.queries.ts';
import { EscolhaDoMotivo } from './motivo.component.tsx';
import { completa, type Escolha, motivada, SEM_ESCOLHA } from './motivo.model.ts';

/** Late orders have other reasons than those above the head count: each kind has its own question. */
const PERGUNTAS = [
  { contexto: 'EMERGENCIA', tarde: true, legenda: 'Motivo dos que estão fora do prazo' },
  { contexto: 'JUSTIFICATIVA_ACIMA', tarde: false, legenda: 'Motivo dos que passam do efetivo' },
] as const;
type Contexto = (typeof PERGUNTAS)[number]['contexto'];

const SEM_ESCOLHAS: Record<Contexto, Escolha> = { EMERGENCIA: SEM_ESCOLHA, JUSTIFICATIVA_ACIMA: SEM_ESCOLHA };

interface Props {
  aberto: LoteAberto;
  fechar: () => void;
}

const totalDe = ({ solicitada }: LinhaPreparo) => somaDe(solicitada.map(quantidade => quantidade ?? 0));

export function EnviarLote({ aberto, fechar }: Props) {
  const { aEnviar, enviar, grade } = aberto;
  const [pedidos, setPedidos] = useState<readonly LinhaPreparo[]>(aEnviar);
  const [feitos, setFeitos] = useState<readonly EnvioFeito[] | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const [escolhas, setEscolhas] = useState(SEM_ESCOLHAS);
  const [enviados, setEnviados] = useState(0);
  const nomes = new Map(grade.itens.map((item, n) => [item.pedido?.id, grade.linhas[n]?.nome ?? '']));
  const recusados = feitos?.filter(({ feito }) => !feito) ?? [];
  const pedem = recusados.filter(({ pedeJustificativa }) => pedeJustificativa);
  const tardios = pedidos.filter(({ prazo }) => prazo.encerrado).length;
  const alvo = feitos
    ? grade.itens.filter(({ pedido }) => pedem.some(({ id: pedidoId }) => pedidoId === pedido?.id))
    : pedidos;
  const perguntas = PERGUNTAS.filter(
    ({ tarde }) => (feitos !== null || tarde) && alvo.some(({ prazo }) => prazo.encerrado === tarde),
  );
  const falta = perguntas.some(({ contexto }) => !completa(escolhas[contexto]));

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

  return (
    <Dialog
      title={feitos ? 'Resultado do envio' : 'Enviar pedidos'}
      long
      close={fechar}
      busy={ocupado}
      width={620}
      footer={
        <>
          <Button disabled={ocupado} onClick={fechar}>
            {feitos ? 'Fechar' : 'Voltar'}
          </Button>
          {(!feitos || pedem.length > 0) && (
            <Button variant="primary" disabled={ocupado || falta || pedidos.length === 0} onClick={mandar}>
              {rotuloDo(ocupado, feitos ? pedem.length : pedidos.length)}
            </Button>
          )}
        </>
      }
    >
      {feitos ? (
        <p role="status">
          {formatCount(enviados, 'pedido enviado', 'pedidos enviados')}
          {recusados.length > 0 && `; ${formatCount(recusados.length, 'não foi', 'não foram')}:`}
        </p>
      ) : (
        <p>
          {pedidos.length === 0
            ? 'Nenhuma linha marcada tem pedido salvo com quantidade.'
            : `${formatCount(pedidos.length, 'pedido', 'pedidos')}, ${formatInteger(pedidos.reduce((soma, linha) => soma + totalDe(linha), 0))} refeições.`}
          {tardios > 0 && ` ${formatCount(tardios, 'está', 'estão')} fora do prazo: vão como emergenciais, com motivo.`}
        </p>
      )}
      {recusados.length > 0 && (
        <ul className="lote-lista">
          {recusados.map(({ id: pedidoId, detail }) => (
            <li key={pedidoId}>
              {nomes.get(pedidoId)}: {detail}
            </li>
          ))}
        </ul>
      )}
      {perguntas.map(({ contexto, legenda }) => (
        <EscolhaDoMotivo
          key={contexto}
          contexto={contexto}
          legenda={`${legenda} (fica registrado em cada um)`}
          escolha={escolhas[contexto]}
          escolher={escolha => setEscolhas({ ...escolhas, [contexto]: escolha })}
        />
      ))}
    </Dialog>
  );
}

function rotuloDo(ocupado: boolean, quantos: number) {
  return ocupado ? 'Enviando…' : `Enviar ${formatCount(quantos, 'pedido', 'pedidos')}`;
}
