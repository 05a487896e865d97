import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { Link } from 'react-router-dom';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { MEDICOES } from './medicoes.queries.ts';

export function MedicoesLink({ mes, contratoId }: { mes: string; contratoId?: number }) {
  const { session, accesses } = usePerson();
  if (!mayOpen(MEDICOES, session, accesses)) return null;
  const busca = new URLSearchParams({ mes, ...(contratoId !== undefined && { contratoId: String(contratoId) }) });
  return (
    <Link className="botao" to={`${MEDICOES}?${busca}`}>
      <ReceiptIcon size={20} aria-hidden />
      Medição do mês
    </Link>
  );
}
