import { formatDay } from '../ui/date.format.ts';
import { paperMoment } from '../ui/paper.format.ts';
import type { APreencher, Recebida } from './declarar.calls.ts';

export const Recado = ({ recebida }: { recebida: Recebida }) => (
  <p role="status" className="recado">
    Recebemos a declaração de {formatDay(recebida.data)} em {paperMoment(recebida.recebidaEm)} (versão {recebida.versao}
    ). Até {paperMoment(recebida.ate)} ainda se corrige por este mesmo endereço.
  </p>
);

export function Sobre({ dia }: { dia: APreencher }) {
  const prazo = dia.dias.find(({ data }) => data === dia.data)?.ate;
  return (
    <>
      <p>
        {dia.fornecedor}, contrato {dia.contrato}. Dia <strong>{formatDay(dia.data)}</strong>
        {prazo && `, até ${paperMoment(prazo)}`}.
      </p>
      <p className="quieto">
        {dia.recebidaEm
          ? `Declarado por ${dia.nome} em ${paperMoment(dia.recebidaEm)}. Um novo envio é outra versão; as anteriores ficam guardadas.`
          : 'Os números já vêm com o pedido confirmado: mude o que for diferente. A declaração não muda o que se paga.'}
      </p>
    </>
  );
}
