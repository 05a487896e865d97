import { mayOpen, readsOnly } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { OCORRENCIAS } from '../app/screens.table.ts';
import { ButtonLink } from '../ui/button.component.tsx';

interface Props {
  /** undefined: the inspection of a delivery that is of no order. */
  pedidoId?: number | undefined;
  recebimentoId?: number;
  fiscalizacaoId?: number;
  tipoAlimentacaoId?: number;
}

export function AbrirOcorrencia(sobre: Props) {
  const { session, accesses } = usePerson();
  if (readsOnly(session) || !mayOpen(OCORRENCIAS, session, accesses)) return null;
  const busca = new URLSearchParams({ item: 'novo' });
  for (const [nome, id] of Object.entries(sobre)) if (id !== undefined) busca.set(nome, String(id));
  return <ButtonLink to={`${OCORRENCIAS}?${busca}`}>Abrir ocorrência</ButtonLink>;
}
