import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../app/live.hook.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import { nomeDoBotao } from './downloads.model.ts';
import { CENTRAL, contarDownloads } from './downloads.queries.ts';
import './downloads.css';

const NADA = { aLer: 0, emAndamento: 0 };

export function DownloadsBotao() {
  const client = useQueryClient();
  useLive(['download'], () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => ['listarDownloads', 'contarDownloads'].includes(String(queryKey[0])),
    }),
  );
  const { data = NADA } = useQuery(contarDownloads());
  const { aLer, emAndamento } = data;
  const nome = nomeDoBotao(data);
  return (
    <ButtonLink
      variant="quiet"
      icon
      className={`downloads-botao${aLer + emAndamento ? '' : ' downloads-botao--quieto'}`}
      to={CENTRAL}
      aria-label={nome}
      title={nome}
    >
      <DownloadSimpleIcon size={22} aria-hidden />
      {aLer > 0 ? (
        <span className="downloads-selo" aria-hidden>
          {aLer > 99 ? '99+' : aLer}
        </span>
      ) : (
        emAndamento > 0 && <span className="downloads-ponto" aria-hidden />
      )}
    </ButtonLink>
  );
}
