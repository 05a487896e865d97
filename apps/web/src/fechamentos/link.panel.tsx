import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { FECHAMENTOS } from '../app/screens.table.ts';
import { ButtonLink } from '../ui/button.component.tsx';

export function FechamentosLink({ data, lotacaoId }: { data: string; lotacaoId?: number }) {
  const { session, accesses } = usePerson();
  if (!mayOpen(FECHAMENTOS, session, accesses)) return null;
  const busca = new URLSearchParams({ data, ...(lotacaoId !== undefined && { lotacaoId: String(lotacaoId) }) });
  return (
    <ButtonLink variant="primary" to={`${FECHAMENTOS}?${busca}`}>
      <SealCheckIcon size={20} aria-hidden />
      Fechar e assinar
    </ButtonLink>
  );
}
