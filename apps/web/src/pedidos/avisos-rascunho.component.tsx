import { Button } from '../ui/button.component.tsx';
import { formatShortInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';

import { Sobra } from './sobra.component.tsx';

interface Props {
  aberto: PedidoDoDiaAberto;
  fusoHorario: string;
}

export function AvisosDoRascunho({ aberto, fusoHorario }: Props) {
  const { sincronia, sync, preparo } = aberto;
  const { juntadas, envio, fase, visto } = sincronia;
  return (
    <>
      {juntadas && !sincronia.conflito && (
        <Notice
          tone="info"
          action={
            <Button variant="quiet" onClick={sync.esquecerJuntadas}>
              Entendi
            </Button>
          }
        >
          {juntadas.autor || 'Outra pessoa'} mudou {formatCount(juntadas.quantas, 'célula', 'células')} deste pedido;
          juntamos com o que está na tela.
        </Notice>
      )}
      {envio && fase !== 'enviando' && !sincronia.conflito && (
        <Notice tone="aviso" action={<Button onClick={sync.desistirDeEnviar}>Não enviar ainda</Button>}>
          <strong>Ainda não foi enviado.</strong> O pedido sai sozinho quando a conexão voltar, mesmo que esta página
          seja recarregada. O prazo termina em {formatShortInstant(preparo.prazo.limiteEm, fusoHorario)}: depois disso
          será emergencial.
        </Notice>
      )}
      {visto?.situacao === 'DEVOLVIDO' && (
        <Notice tone="aviso">
          <strong>O Atendimento devolveu este pedido{motivoDe(aberto)}.</strong> Corrija e envie de novo.
        </Notice>
      )}
      {sincronia.sobra && <Sobra aberto={aberto} />}
    </>
  );
}

const motivoDe = ({ visto }: PedidoDoDiaAberto) => {
  const partes = [visto?.motivo?.motivo, visto?.motivo?.texto].filter(Boolean);
  return partes.length > 0 ? `: ${partes.join(', ')}` : '';
};
