import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { Pill } from '../../ui/pill.component.tsx';
import type { Veredito } from './medidas.model.ts';

export const VereditoPilula = ({ veredito }: { veredito: Veredito | null }) => (
  <p role="status" className="fluxo-veredito">
    {veredito && (
      <Pill tone={veredito.fora ? 'perigo' : 'ok'} icon={veredito.fora ? WarningIcon : CheckIcon}>
        {veredito.frase}
      </Pill>
    )}
  </p>
);
