import { Button } from '../../ui/button.component.tsx';
import { formatHour } from '../../ui/date.format.ts';
import { formatCount } from '../../ui/number.format.ts';
import type { LoteAberto } from './lote.hook.ts';

interface Props {
  aberto: LoteAberto;
  enviar: () => void;
}

export function EnvioDoLote({ aberto, enviar }: Props) {
  const { aSalvar, aEnviar, salvar, salvamento } = aberto;
  const salvando = salvamento.estado === 'salvando';
  return (
    <div className="lote-envio">
      <Salvo aberto={aberto} />
      <div className="envio-botoes">
        <Button disabled={aSalvar.length === 0 || salvando} onClick={() => salvar()}>
          {aSalvar.length ? `Salvar ${formatCount(aSalvar.length, 'linha', 'linhas')}` : 'Salvar'}
        </Button>
        <Button
          variant="primary"
          disabled={(aEnviar.length === 0 && aSalvar.length === 0) || salvando}
          onClick={enviar}
        >
          {aEnviar.length ? `Enviar ${formatCount(aEnviar.length, 'pedido', 'pedidos')}` : 'Enviar pedidos'}
        </Button>
      </div>
    </div>
  );
}

function Salvo({ aberto: { salvamento, mudadas, salvar } }: { aberto: LoteAberto }) {
  const { estado, em, erro } = salvamento;
  if (estado === 'salvando') return <output className="guardado">Salvando…</output>;
  if (estado === 'semConexao') return <output className="guardado">Sem conexão: guardado neste computador</output>;
  if (estado === 'falhou') {
    return (
      <p className="guardado" role="alert">
        Não salvou: {erro}{' '}
        <Button variant="quiet" onClick={() => salvar()}>
          Tentar de novo
        </Button>
      </p>
    );
  }
  if (mudadas.length) return <output className="guardado">Guardado neste computador</output>;
  return <output className="guardado">{em ? `Salvo às ${formatHour(em)}` : ''}</output>;
}
