import { lazy, Suspense } from 'react';
import { formatCount } from '../../ui/number.format.ts';
import { Popup } from '../../ui/popup.component.tsx';
import { lotacoesEm } from '../lotacoes-filtro.model.ts';

const LotacoesEscolha = lazy(() => import('./lotacoes-escolha.component.tsx'));

interface Props {
  label: string;
  value: string | undefined;
  set: (value: string | undefined) => void;
}

export function LotacoesFiltro({ label, value, set }: Props) {
  const ids = lotacoesEm(value);
  const resumo = ids.length === 0 ? 'Todas' : formatCount(ids.length, 'lotação', 'lotações');
  return (
    <div className="campo">
      <span aria-hidden>{label}</span>
      <Popup variant="field" className="filtragem-varios" label={resumo} name={`${label}: ${resumo.toLowerCase()}`}>
        {() => (
          <Suspense>
            <LotacoesEscolha ids={ids} guardar={novas => set(novas.join(',') || undefined)} />
          </Suspense>
        )}
      </Popup>
    </div>
  );
}
