import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { isRoute } from '../../app/screens.table.ts';
import { Button, ButtonLink } from '../../ui/button.component.tsx';

const FORMULARIOS = '/modules/fiscalizacao/formularios';

export const PendentesAcoes = ({ abrirNova }: { abrirNova: () => void }) => (
  <>
    {isRoute(FORMULARIOS) && <ButtonLink to={FORMULARIOS}>Formulários</ButtonLink>}
    <Button variant="primary" onClick={abrirNova}>
      <PlusIcon size={18} weight="bold" aria-hidden />
      Nova fiscalização
    </Button>
  </>
);
