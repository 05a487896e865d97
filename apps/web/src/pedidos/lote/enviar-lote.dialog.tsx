import { Button } from '../../ui/button.component.tsx';
import { Dialog } from '../../ui/dialog.component.tsx';
import { formatCount, formatInteger } from '../../ui/number.format.ts';
import { EscolhaDoMotivo } from '../motivo/motivo.component.tsx';
import { useEnviarLote } from './enviar-lote.hook.ts';
import type { LoteAberto } from './lote.hook.ts';
import { somaDe } from './lote.model.ts';
import type { LinhaPreparo } from './lote.queries.ts';

interface Props {
  aberto: LoteAberto;
  fechar: () => void;
}

const totalDe = ({ solicitada }: LinhaPreparo) => somaDe(solicitada.map(quantidade => quantidade ?? 0));

export function EnviarLote({ aberto, fechar }: Props) {
  const { grade } = aberto;
  const { pedidos, tentado, ocupado, enviados, recusados, pedem, ...envio } = useEnviarLote(aberto);
  const nomes = new Map(grade.itens.map((item, n) => [item.pedido?.id, grade.linhas[n]?.nome ?? '']));
  const tardios = pedidos.filter(({ prazo }) => prazo.encerrado).length;

  return (
    <Dialog
      title={tentado ? 'Resultado do envio' : 'Enviar pedidos'}
      long
      close={fechar}
      busy={ocupado}
      width={620}
      footer={
        <>
          <Button disabled={ocupado} onClick={fechar}>
            {tentado ? 'Fechar' : 'Voltar'}
          </Button>
          {(!tentado || pedem.length > 0) && (
            <Button variant="primary" disabled={ocupado || envio.falta || pedidos.length === 0} onClick={envio.mandar}>
              {rotuloDo(ocupado, tentado ? pedem.length : pedidos.length)}
            </Button>
          )}
        </>
      }
    >
      {tentado ? (
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
      {envio.perguntas.map(({ contexto, legenda }) => (
        <EscolhaDoMotivo
          key={contexto}
          contexto={contexto}
          legenda={`${legenda} (fica registrado em cada um)`}
          escolha={envio.escolhas[contexto]}
          escolher={escolha => envio.escolher(contexto, escolha)}
        />
      ))}
    </Dialog>
  );
}

function rotuloDo(ocupado: boolean, quantos: number) {
  return ocupado ? 'Enviando…' : `Enviar ${formatCount(quantos, 'pedido', 'pedidos')}`;
}
