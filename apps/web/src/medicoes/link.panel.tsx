import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import { MEDICOES } from './medicoes.queries.ts';

export function MedicoesLink({ mes, contratoId }: { mes: string; contratoId?: number }) {
  const { session, accesses } = usePerson();
  if (!mayOpen(MEDICOES, session, accesses)) return null;
  const busca = new URLSearchParams({ mes, ...(contratoId !== undefined && { contratoId: String(contratoId) }) });
  return (
    <ButtonLink to={`${MEDICOES}?${busca}`}>
      <ReceiptIcon size={20} aria-hidden />
      Medição do mês
    </ButtonLink>
  );
}
