import { ROTULO_DE_SITUACAO_PEDIDO, ROTULO_DE_TIPO_PEDIDO } from '@alipen/contracts/generated/rotulos/pedidos';
import { SuspenderDias } from '../../suspensoes/suspender-dias.panel.tsx';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { ButtonLink } from '../../ui/button.component.tsx';
import type { Preparo } from '../pedidos.queries.ts';

type Tipo = Preparo['tipo'];

const PEDIR: Partial<Record<Tipo, { rotulo: string; oque: string }>> = {
  COMPLEMENTAR: { rotulo: 'Pedir a mais', oque: 'Um complementar, que se soma ao pedido já enviado' },
  EMERGENCIAL: { rotulo: 'Pedido emergencial', oque: 'Depois do prazo, ao lado do já enviado' },
  AVULSO: { rotulo: 'Pedido avulso', oque: 'À parte do pedido do dia' },
};

/** The other orders of the same day, those that may be opened beside it, and the days on which none is to be made. */
export function OutrosPedidos({ preparo: { lotacao, outros, abre = [] } }: { preparo: Preparo }) {
  const [search] = useSearchParams();
  const para = (tipo: Tipo) => `?${withParams(search, { tipo: tipo === 'PROGRAMADO' ? null : tipo })}`;
  return (
    <nav className="pedido-outros" aria-label="Outros pedidos deste dia">
      {outros.map(({ id, numero, tipo, situacao }) => (
        <ButtonLink key={id} to={para(tipo)}>
          {ROTULO_DE_TIPO_PEDIDO[tipo]} {numero} · {ROTULO_DE_SITUACAO_PEDIDO[situacao]}
        </ButtonLink>
      ))}
      {abre.map(tipo => (
        <ButtonLink key={tipo} variant="quiet" to={para(tipo)} title={PEDIR[tipo]?.oque}>
          {PEDIR[tipo]?.rotulo ?? ROTULO_DE_TIPO_PEDIDO[tipo]}
        </ButtonLink>
      ))}
      <SuspenderDias lotacaoId={lotacao.id} />
    </nav>
  );
}
