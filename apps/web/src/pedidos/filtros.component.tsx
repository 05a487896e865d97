import { useEffect, useState } from 'react';
import { DateField } from '../ui/date-field.component.tsx';
import { TIPOS } from '../ui/pedido.labels.ts';
import { UfSelect } from '../ui/uf-select.component.tsx';
import type { Filtros as Valores } from './filtros.address.ts';

interface Props {
  filtros: Valores;
  /** `digitando` replaces the address instead of adding to the history. */
  mudar: (chave: string, valor: string | undefined, digitando?: boolean) => void;
  soUmaUnidade: boolean;
}

export const Filtros = ({ filtros, mudar, soUmaUnidade }: Props) => (
  <search className="filtros">
    <Busca valor={filtros.busca ?? ''} mudar={mudar} rotulo={soUmaUnidade ? 'Número do pedido' : 'Lotação ou número'} />
    <DateField label="De" value={filtros.de ?? null} onChange={dia => mudar('de', dia ?? undefined)} />
    <DateField label="Até" value={filtros.ate ?? null} onChange={dia => mudar('ate', dia ?? undefined)} />
    {!soUmaUnidade && <UfSelect value={filtros.uf} onChange={uf => mudar('uf', uf)} />}
    <label className="campo">
      <span>Tipo</span>
      <select className="entrada" value={filtros.tipo ?? ''} onChange={({ target }) => mudar('tipo', target.value)}>
        <option value="">Todos</option>
        {Object.entries(TIPOS).map(([codigo, rotulo]) => (
          <option key={codigo} value={codigo}>
            {rotulo}
          </option>
        ))}
      </select>
    </label>
  </search>
);

function Busca({ valor, mudar, rotulo }: { valor: string; mudar: Props['mudar']; rotulo: string }) {
  const [texto, setTexto] = useState(valor);
  const [veioDe, setVeioDe] = useState(valor);
  // Back, or "Limpar filtros", changes the address under the field.
  if (valor !== veioDe) {
    setVeioDe(valor);
    setTexto(valor);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (texto === valor) return;
    const timer = setTimeout(() => mudar('busca', texto, true), 300);
    return () => clearTimeout(timer);
  }, [texto]);
  return (
    <label className="campo filtros-busca">
      <span>{rotulo}</span>
      <input
        type="search"
        className="entrada"
        maxLength={100}
        value={texto}
        onChange={({ target }) => setTexto(target.value)}
      />
    </label>
  );
}
