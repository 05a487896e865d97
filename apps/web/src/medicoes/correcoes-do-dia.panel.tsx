import { useQuery } from '@tanstack/react-query';
import { UmaCorrecao } from './correcao.component.tsx';
import { listarCorrecoes } from './medicoes.queries.ts';
import './medicoes.css';

export function CorrecoesDoDia(dia: { lotacaoId: number; data: string }) {
  const correcoes = useQuery(listarCorrecoes(dia));
  const itens = correcoes.data?.itens ?? [];
  if (!itens.length) return null;
  return (
    <section aria-label="Correções pedidas na medição">
      <ul className="medicao-correcoes">
        {itens.map(correcao => (
          <UmaCorrecao key={correcao.id} correcao={correcao} onde={`Medição do contrato ${correcao.contrato}`} />
        ))}
      </ul>
    </section>
  );
}
