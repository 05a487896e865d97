import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../ui/address.hook.ts';
import { LinkedText } from '../ui/linked-text.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { AndamentoGovbr } from './andamento.panel.tsx';
import { AssinarComGovbr } from './assinar-com-govbr.panel.tsx';
import { obterPapeisParaGovbr } from './assinaturas-govbr.queries.ts';
import { assinaturaEm } from './endereco.ts';

const MES = 'mes';

/** One authorisation for every map of the unit's month that the person signed here and gov.br may still sign. */
export function PapeisDoMesComGovbr({ lotacaoId, mes }: { lotacaoId: number; mes: string }) {
  const { data: lidos } = useQuery(obterPapeisParaGovbr({ lotacaoId, mes }));
  const [busca] = useSearchParams();
  const { assinaturaId, onde } = assinaturaEm(busca);
  // What came back offers what is left itself.
  const papeis = assinaturaId && onde === MES ? [] : (lidos?.papeis ?? []);
  return (
    <>
      <AndamentoGovbr onde={MES} />
      {papeis.length > 0 &&
        (lidos?.impedimento ? (
          <p className="quieto">
            <LinkedText>{lidos.impedimento}</LinkedText>
          </p>
        ) : (
          <div className="fechamento-acoes">
            <AssinarComGovbr codigos={papeis.map(({ codigo }) => codigo)} onde={MES}>
              {`Assinar ${formatCount(papeis.length, 'mapa', 'mapas')} com gov.br`}
            </AssinarComGovbr>
          </div>
        ))}
    </>
  );
}
