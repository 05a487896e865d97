import { Button } from '../../ui/button.component.tsx';
import { formatShortInstant } from '../../ui/date.format.ts';
import { Notice } from '../../ui/notice.component.tsx';
import { formatCount } from '../../ui/number.format.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';

import { Sobra } from './sobra.component.tsx';

interface Props {
  aberto: PedidoDoDiaAberto;
  fusoHorario: string;
}

export function AvisosDoRascunho({ aberto, fusoHorario }: Props) {
  const { status, draft, preparo } = aberto;
  const { merged, intent, phase, seen, conflict, leftover } = status;
  return (
    <>
      {merged && !conflict && (
        <Notice
          tone="info"
          action={
            <Button variant="quiet" onClick={() => draft.dispatch({ type: 'mergedNoticed' })}>
              Entendi
            </Button>
          }
        >
          {merged.author || 'Outra pessoa'} mudou {formatCount(merged.keys.length, 'célula', 'células')} deste pedido;
          juntamos com o que está na tela.
        </Notice>
      )}
      {intent && phase !== 'sending' && !conflict && (
        <Notice
          tone="aviso"
          action={<Button onClick={() => draft.dispatch({ type: 'sendDropped' })}>Não enviar ainda</Button>}
        >
          <strong>Ainda não foi enviado.</strong> O pedido sai sozinho quando a conexão voltar, mesmo que esta página
          seja recarregada. O prazo termina em {formatShortInstant(preparo.prazo.limiteEm, fusoHorario)}: depois disso
          será emergencial.
        </Notice>
      )}
      {seen?.situacao === 'DEVOLVIDO' && (
        <Notice tone="aviso">
          <strong>O Atendimento devolveu este pedido{motivoDe(aberto)}.</strong> Corrija e envie de novo.
        </Notice>
      )}
      {leftover && <Sobra aberto={aberto} />}
    </>
  );
}

const motivoDe = ({ status: { seen } }: PedidoDoDiaAberto) => {
  const partes = [seen?.motivo?.motivo, seen?.motivo?.texto].filter(Boolean);
  return partes.length > 0 ? `: ${partes.join(', ')}` : '';
};
