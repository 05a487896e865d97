import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sentenceOf } from '../base/problem.error.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { receberAutorizacaoGovbr } from './assinaturas-govbr.queries.ts';
import { telaDaVolta } from './endereco.ts';

const SEM_VOLTA = 'Este endereço é da volta do gov.br, e nada veio dele. Comece pela tela do papel.';

/** Where gov.br sends the browser back to. It takes the place of its own address: going back in the browser does not say it again. */
export function Component() {
  const busca = new URLSearchParams(useLocation().search);
  const [state, code] = [busca.get('state') ?? '', busca.get('code') ?? ''];
  const navigate = useNavigate();
  const { data: assinatura, error } = useQuery({
    ...receberAutorizacaoGovbr({ state, ...(code && { code }) }),
    enabled: state !== '',
  });
  useEffect(() => {
    if (assinatura) navigate(telaDaVolta(assinatura), { replace: true });
  }, [assinatura, navigate]);
  const recusa = state === '' ? SEM_VOLTA : error && sentenceOf(error);
  return (
    <div className="pagina">
      <PageTitle title="Assinatura com gov.br" />
      {recusa ? (
        <Notice tone="aviso" action={<ButtonLink to="/">Ir para o início</ButtonLink>}>
          {recusa}
        </Notice>
      ) : (
        <p role="status">Conferindo o que o gov.br respondeu…</p>
      )}
    </div>
  );
}
