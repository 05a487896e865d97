import { useQuery } from '@tanstack/react-query';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { listarFotosRepetidas, REPETIDAS } from './fotos.queries.ts';

export function RepetidasDe({ fiscalizacaoId }: { fiscalizacaoId: number }) {
  const { session, accesses } = usePerson();
  const alcanca = mayOpen(REPETIDAS, session, accesses);
  const { data } = useQuery({
    ...listarFotosRepetidas({ fiscalizacaoId, pagina: 1, tamanho: 100 }),
    enabled: alcanca,
  });
  if (!data?.total) return null;
  const aDecidir = data.itens.filter(({ situacao }) => situacao === 'A_DECIDIR').length;
  return (
    <Notice
      tone={aDecidir > 0 ? 'aviso' : 'info'}
      action={<ButtonLink to={`${REPETIDAS}?fiscalizacaoId=${fiscalizacaoId}&situacao=TODAS`}>Comparar</ButtonLink>}
    >
      {formatCount(data.total, 'foto desta fiscalização se repete', 'fotos desta fiscalização se repetem')}
      {aDecidir > 0 ? `, ${aDecidir} a decidir.` : ', todas já decididas.'}
    </Notice>
  );
}

export function BotaoRepetidas() {
  const { session, accesses } = usePerson();
  if (!mayOpen(REPETIDAS, session, accesses)) return null;
  return <ButtonLink to={REPETIDAS}>Fotos repetidas</ButtonLink>;
}
