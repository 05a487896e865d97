import type { ReactNode } from 'react';
import { Checkbox } from '../ui/check.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import type { FiltroNotificacoes, TipoNotificacao } from './notificacoes.queries.ts';
import { TIPOS } from './tipos.labels.ts';

interface Props {
  filtro: FiltroNotificacoes;
  mudar: (chave: 'tipo' | 'aVer', valor: string) => void;
  children: ReactNode;
}

export const Filtros = ({ filtro, mudar, children }: Props) => (
  <div className="notificacoes-filtros">
    <Field label="Tipo">
      <Select value={filtro.tipo ?? ''} onChange={({ target }) => mudar('tipo', target.value)}>
        <option value="">Todos</option>
        {(Object.keys(TIPOS) as TipoNotificacao[]).map(tipo => (
          <option key={tipo} value={tipo}>
            {TIPOS[tipo].plural}
          </option>
        ))}
      </Select>
    </Field>
    <label className="campo-marcar">
      <Checkbox
        className="marcar"
        checked={filtro.aVer}
        onChange={({ target }) => mudar('aVer', target.checked ? 'sim' : '')}
      />
      <span>Só as que pedem atenção</span>
    </label>
    {children}
  </div>
);
