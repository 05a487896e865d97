import { Button } from '../../ui/button.component.tsx';
import { type FiltroComum, filtrosEm } from './filtros.rules.ts';
import { FILTROS_COMUNS } from './filtros.table.tsx';

interface Props {
  search: URLSearchParams;
  quais: readonly FiltroComum[];
  mudar: (partes: Partial<Record<FiltroComum, string | null>>) => void;
}

export function Filtros({ search, quais, mudar }: Props) {
  const ditos = filtrosEm(search);
  const usados = quais.filter(nome => ditos[nome] !== undefined);
  return (
    <>
      {quais.map(nome => {
        const { label, control: Controle } = FILTROS_COMUNS[nome];
        const dito = ditos[nome];
        return (
          <Controle
            key={nome}
            label={label}
            value={dito === undefined ? undefined : String(dito)}
            set={valor => mudar({ [nome]: valor ?? null })}
          />
        );
      })}
      {usados.length > 0 && (
        <Button onClick={() => mudar(Object.fromEntries(usados.map(nome => [nome, null])))}>Limpar filtros</Button>
      )}
    </>
  );
}
