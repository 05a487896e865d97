// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chaves públicas que conferem os tokens (RFC 7517) */
        get: operations["listarChaves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acessos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * O gateway entrega o que houve nas suas portas; repetir a mesma entrega não grava duas vezes
         * @description Só o gateway chama, com credencial própria (um token curto assinado com GATEWAY_SECRET). Não é repassada: quem tem sessão não chega aqui.
         */
        post: operations["registrarEventosDeAcesso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contas-servico/sessoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Troca o segredo de uma conta de serviço por um token curto, limitado aos escopos dela
         * @description Chamada pelo BFF em nome de um integrador (POST /api/token). O segredo tem 256 bits sorteados; guarda-se só a soma SHA-256 dele. Conta desconhecida, segredo errado, conta vencida ou revogada respondem o mesmo 401.
         */
        post: operations["abrirSessaoDaConta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O processo responde */
        get: operations["verificarVida"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O banco responde e as migrações estão em dia */
        get: operations["verificarProntidao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Troca CPF e senha por um token
         * @description A primeira senha, que o gestor entregou em papel, não abre sessão: responde 403 `primeira-senha`, e abre quando vem com a `nova`, que passa a ser a senha da pessoa. Vencida, responde 403 `primeira-senha-vencida`.
         */
        post: operations["entrar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Troca o token de identidade de um provedor OpenID Connect (gov.br) por um token
         * @description Só quando OIDC_ISSUER está definido. O token de identidade é conferido aqui, com as chaves do provedor, e vale uma troca.
         */
        post: operations["entrarPeloProvedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra a sessão do token que chama; repetir não faz mal */
        post: operations["sair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/acessos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entradas, saídas e recusas nas portas do sistema, dos últimos seis meses */
        get: operations["listarEventosDeAcesso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/acessos/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os eventos dos filtros como planilha */
        get: operations["exportarEventosDeAcesso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/afastamentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registra os dias em que uma pessoa está afastada; neles agem os substitutos dela */
        post: operations["registrarAfastamento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/afastamentos/{afastamentoId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                afastamentoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra um afastamento antes do fim; na véspera do início, ele não houve */
        post: operations["encerrarAfastamento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/agencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** De quem são os papéis — o nome, linha a linha, e se há brasão */
        get: operations["obterAgencia"];
        /** Muda o nome no alto dos papéis e o CNPJ; sem linhas, o nome volta ao da instalação */
        put: operations["salvarAgencia"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/agencia/brasao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A imagem do brasão */
        get: operations["obterBrasao"];
        /**
         * Guarda o brasão, que passa a sair em todos os papéis
         * @description A imagem é aberta e escrita de novo em PNG, de até 512 pixels de lado; o fundo transparente fica. O mesmo brasão enviado de novo não muda nada.
         */
        put: operations["guardarBrasao"];
        post?: never;
        /** Tira o brasão dos papéis */
        delete: operations["tirarBrasao"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/anotacoes-mapa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As anotações do mapa num período de até 31 dias, da mais antiga à mais nova */
        get: operations["listarAnotacoesMapa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/anotacoes-mapa/{anotacaoId}/retirada": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                anotacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retira do mapa uma anotação própria (o gestor, qualquer uma); ela continua no histórico */
        post: operations["retirarAnotacaoMapa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ao-vivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que muda, na hora em que muda (Server-Sent Events)
         * @description Cada evento `mudanca` traz uma `Mudanca`: diz o que mudou, não como ficou; quem ouve lê de novo. A pessoa solicitante ouve só da sua lotação. `Last-Event-ID` (ou `desde`) retoma de onde parou; o evento `recarregar` pede que se leia tudo de novo. A cada 15 segundos vem o evento `sinal`. Termina com a sessão.
         */
        get: operations["acompanharMudancas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/atendimentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A fila do atendimento em um dia — uma linha por lotação, a de prazo mais curto primeiro */
        get: operations["listarAtendimentos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/atendimentos/avisos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Avisa as lotações que ainda não enviaram o pedido de um dia; cada uma é avisada ou recusada sozinha
         * @description Quem pede pela lotação recebe uma pendência, no máximo uma por hora, e o aviso fica anotado entre as ligações.
         */
        post: operations["avisarLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/atendimentos/{lotacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** O caso de uma lotação em um dia, com os contatos feitos e quem mais o tem aberto */
        get: operations["obterAtendimento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/atendimentos/{lotacaoId}/contatos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Anota uma ligação feita à lotação sobre um dia; o que se anota não se apaga */
        post: operations["registrarContato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/atendimentos/{lotacaoId}/liberacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa o caso para quem quiser assumir */
        post: operations["liberarAtendimento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/atendimentos/{lotacaoId}/responsavel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assume o caso de uma lotação em um dia; recusado quando já é de outra pessoa, a não ser que se peça para passá-lo */
        post: operations["assumirAtendimento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/auditorias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As auditorias por amostra do que se paga, da mais nova à mais antiga */
        get: operations["listarAuditorias"];
        put?: never;
        /**
         * Abre a auditoria do que foi atestado de um mês e se compromete com a lista e com a fonte do sorteio
         * @description Congela o valor de cada dia de cada unidade nas medições atestadas do mês que nenhuma outra auditoria tem, e escreve no livro de registro o resumo SHA-256 da lista, a tolerância, o risco e a fonte pública de que virá a semente. A semente só é aceita depois da hora dita aqui.
         */
        post: operations["abrirAuditoria"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/auditorias/previsao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que entraria na auditoria de um mês, e quantas conferências bastam se nada estiver errado */
        get: operations["preverAuditoria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/auditorias/{auditoriaId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        /** Uma auditoria e o risco que ainda resta */
        get: operations["obterAuditoria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/auditorias/{auditoriaId}/conferencias": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Diz quanto do valor pago por um dia sorteado está comprovado
         * @description Uma conferência nova do mesmo dia toma o lugar da anterior, que fica guardada. Quem fechou o mapa do dia ou atestou a medição dele não o confere. Responde a auditoria depois disto: `situacao` DEMONSTRADA quando o risco chegou ao limite.
         */
        post: operations["conferirSorteado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/auditorias/{auditoriaId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra uma auditoria sem demonstração, com o motivo */
        post: operations["encerrarAuditoria"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/auditorias/{auditoriaId}/lista": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        /**
         * A lista com que a auditoria se comprometeu, de que qualquer um refaz o sorteio
         * @description Uma linha por dia de unidade e medição — lotação, data, medição, centavos — separadas por ponto e vírgula. O SHA-256 do arquivo é o que está no livro de registro. `scripts/sortear-auditoria.mjs` sorteia dela o mesmo que o sistema.
         */
        get: operations["baixarListaDaAuditoria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/auditorias/{auditoriaId}/semente": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recebe a semente da fonte pública, depois da hora combinada; com ela o sorteio está decidido e não muda */
        post: operations["semearAuditoria"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/auditorias/{auditoriaId}/sorteados": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        /** Os dias sorteados, na ordem do sorteio, até onde bastaria se os que faltam estivessem certos */
        get: operations["listarSorteados"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contas-servico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As contas de serviço dos integradores, e quando cada uma foi usada por último */
        get: operations["listarContasServico"];
        put?: never;
        /**
         * Cria uma conta de serviço e mostra, esta única vez, o segredo dela
         * @description Não leva chave de repetição, porque a resposta guardada teria o segredo. A resposta perdida deixa uma conta que se revoga.
         */
        post: operations["criarContaServico"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contas-servico/escopos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As operações que uma conta de serviço pode receber, e com que perfis
         * @description As que são de uma pessoa (assinar, administrar pessoas, avisos, vistas guardadas) não se dão a uma conta.
         */
        get: operations["listarEscopos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contas-servico/{contaId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Uma conta de serviço */
        get: operations["obterContaServico"];
        /** Muda a conta; o que se tira vale na próxima chamada, o que se dá vale no próximo token */
        put: operations["editarContaServico"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contas-servico/{contaId}/revogacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoga a conta, na hora e para sempre; os tokens dela deixam de valer */
        post: operations["revogarContaServico"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contas-servico/{contaId}/segredos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mais um segredo, para a troca sem parada; valem no máximo dois ao mesmo tempo
         * @description Não leva chave de repetição, porque a resposta guardada teria o segredo.
         */
        post: operations["emitirSegredoDaConta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contas-servico/{contaId}/segredos/{segredoId}/revogacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contaId: components["schemas"]["Id"];
                segredoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoga um segredo, e com ele os tokens que ele pediu */
        post: operations["revogarSegredoDaConta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contratos de fornecimento */
        get: operations["listarContratos"];
        put?: never;
        /** Cadastra um contrato de um fornecedor ativo */
        post: operations["criarContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Um contrato com os preços por refeição e público */
        get: operations["obterContrato"];
        /**
         * Altera os dados do contrato; as lotações que iam até o fim acompanham a vigência
         * @description Encurtar a vigência com pedidos enviados para depois do novo fim é recusado com 409, que diz quantos pedidos e de quais lotações.
         */
        put: operations["editarContrato"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/acesso-declaracao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cria o endereço por que o fornecedor declara, sem conta; o anterior deixa de valer
         * @description O endereço aparece só nesta resposta; fica guardada apenas a soma do código. Vale até 5 dias depois do fim do contrato.
         */
        post: operations["criarAcessoDeclaracao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/acesso-declaracao/revogacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O endereço do fornecedor deixa de valer; o que ele declarou fica */
        post: operations["revogarAcessoDeclaracao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/alteracoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Os termos aditivos e os apostilamentos de um contrato, do mais novo ao mais antigo */
        get: operations["listarAlteracoesContrato"];
        put?: never;
        /**
         * Registra um termo aditivo ou um apostilamento; com `simular`, diz o que mudaria e nada grava
         * @description O aditivo prorroga a vigência, muda quantidades e o valor (Lei 14.133/2021, arts. 124 a 132); acréscimo ou supressão acima do limite do art. 125 pede justificativa. O apostilamento reajusta por um índice todos os preços a partir de um dia (art. 136); pedidos já enviados ficam com o preço de quando foram enviados, e um dia com o mapa fechado o recusa. O que se registrou não muda: corrige-se com outro.
         */
        post: operations["alterarContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/declaracoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /**
         * O que o fornecedor declarou em cada dia de um mês, ao lado do que foi confirmado, e o endereço por que declara
         * @description A declaração não muda o que se paga; é a palavra do fornecedor, ao lado da de quem recebeu.
         */
        get: operations["listarDeclaracoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/declaracoes/{data}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        /** O que o fornecedor declarou de um dia, lotação por lotação, ao lado do confirmado e do recebido; com as versões */
        get: operations["obterDeclaracao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/empenhos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Os empenhos de um contrato, do mais antigo ao mais novo, com o saldo, os movimentos e o que cada mês consumiu */
        get: operations["listarEmpenhos"];
        put?: never;
        /** Cadastra um empenho do contrato (Lei 4.320/1964, art. 58) */
        post: operations["criarEmpenho"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/empenhos/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Os empenhos do contrato em planilha */
        get: operations["exportarEmpenhos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/empenhos/simulacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /**
         * Até quando o saldo pagaria com mais ou menos pessoas de um público, cada uma com todas as refeições do contrato
         * @description Aos preços de hoje, com o mês de 30 dias. Nada muda.
         */
        get: operations["simularEmpenhos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra o contrato antes do prazo */
        post: operations["encerrarContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/interrupcoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** As interrupções da entrega de um contrato, da mais nova à mais antiga */
        get: operations["listarInterrupcoes"];
        put?: never;
        /**
         * Interrompe a entrega de um contrato em todas as lotações dele, por alguns dias; com `simular`, diz o que tocaria e nada grava
         * @description Nesses dias as refeições do contrato não são pedidas nem cobradas: o pedido enviado que só tem refeições dele é cancelado, o que tem outras fica sem as dele, pelas regras do cancelamento e do ajuste. O pedido cujo limite de ajuste já passou fica, a não ser que se diga `cancelarForaDoLimite`; o que já tem refeição recebida fica sempre.
         */
        post: operations["interromperEntregas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/itens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Define os preços e as quantidades por refeição e público
         * @description Preços de pedidos já enviados não mudam. Uma refeição com o primeiro preço passa a ser entregue, de hoje em diante, às lotações do contrato que não a recebem de outro fornecedor; `avisos` nomeia as que recebem.
         */
        put: operations["definirItensContrato"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/lotacoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Lotações atendidas, com as datas e as refeições */
        get: operations["listarLotacoesDoContrato"];
        put?: never;
        /** Passa a atender lotações, no todo ou em algumas refeições */
        post: operations["atenderLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/lotacoes-candidatas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Todas as lotações ativas, cada uma com quem já entrega as refeições deste contrato no período */
        get: operations["listarLotacoesCandidatas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/lotacoes/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa de atender lotações depois de um dia */
        post: operations["desatenderLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}/responsaveis": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Quem responde por um contrato, hoje e antes, com os afastamentos de cada pessoa e o que falta designar */
        get: operations["listarResponsaveis"];
        put?: never;
        /** Designa uma pessoa por portaria para um papel do contrato, como titular ou substituta de um titular */
        post: operations["designarResponsavel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/correcoes-medicao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As correções pedidas em medições, as pendentes primeiro */
        get: operations["listarCorrecoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/correcoes-medicao/{correcaoId}/resposta": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                correcaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Responde a uma correção pedida, mantendo o mapa como está e dizendo por quê */
        post: operations["responderCorrecao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/declaracao/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: string;
            };
            cookie?: never;
        };
        /**
         * O dia a declarar, já preenchido com o pedido confirmado ou com o que se declarou; sem conta
         * @description Código desconhecido, vencido e revogado têm a mesma resposta.
         */
        get: operations["lerDeclaracaoPeloCodigo"];
        put?: never;
        /** O que o fornecedor produziu e entregou em um dia; até as 12h do dia seguinte, e cada envio é uma versão */
        post: operations["declararPeloCodigo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/designacoes/{designacaoId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                designacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra uma designação depois de um dia; ela fica escrita. Com a do titular terminam as dos seus substitutos */
        post: operations["encerrarDesignacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os arquivos que esta pessoa pediu, do mais novo ao mais antigo */
        get: operations["listarDownloads"];
        put?: never;
        /** Pede um arquivo; ele é preparado enquanto a pessoa faz outra coisa, e guardado por 7 dias */
        post: operations["pedirDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/downloads/contagem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quantos arquivos desta pessoa estão sendo preparados, e quantos estão prontos e ela ainda não baixou */
        get: operations["contarDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/downloads/{downloadId}/arquivo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                downloadId: components["parameters"]["DownloadId"];
            };
            cookie?: never;
        };
        /** O arquivo pronto */
        get: operations["baixarDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/downloads/{downloadId}/cancelamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                downloadId: components["parameters"]["DownloadId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desiste de um arquivo que ainda não está pronto */
        post: operations["cancelarDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/downloads/{downloadId}/leitura": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                downloadId: components["parameters"]["DownloadId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Marca um arquivo pronto como já baixado, ou uma falha como vista */
        put: operations["marcarDownloadLido"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/downloads/{downloadId}/repeticao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                downloadId: components["parameters"]["DownloadId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepara de novo, com os mesmos parâmetros, um arquivo que falhou, foi cancelado ou expirou */
        post: operations["repetirDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/efetivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O efetivo de cada lotação em um dia (o último informado até a data) */
        get: operations["listarEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/efetivos/dia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem já informou o efetivo de um dia, e o número anterior de cada lotação ativa */
        get: operations["obterEfetivosDoDia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/efetivos/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os efetivos de um período, de até 31 dias, como planilha; a mesma que a importação entende */
        get: operations["exportarEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/efetivos/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega o efetivo de muitas lotações e dias de uma planilha CSV ou XLSX, com ensaio antes
         * @description Colunas: unidade (código ou nome), uf e município (quando o nome não basta), data, internos, servidores de plantão, servidores de expediente e visitantes previstos. Linha recusada não impede as outras.
         */
        post: operations["importarEfetivos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/efetivos/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planilha vazia que a importação de efetivos entende */
        get: operations["obterModeloEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/emissoes-lista/{emissaoId}/arquivo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                emissaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** O arquivo de uma emissão, o mesmo a qualquer tempo */
        get: operations["baixarEmissaoDaLista"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/emissoes-lista/{emissaoId}/envios": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                emissaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Manda a emissão, com PDF e planilha, aos endereços do fornecedor para pedidos
         * @description Quem já a tem, ou está na fila para a receber, não a recebe outra vez, a menos que `novamente` o diga. Sem servidor de e-mail ou sem endereço, é recusada com 409 e a frase que diz o que falta.
         */
        post: operations["enviarListaFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/empenhos/{empenhoId}/movimentos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                empenhoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registra um reforço ou uma anulação; o que se registrou não muda, corrige-se com outro movimento
         * @description A anulação não alcança o que as medições atestadas consumiram; a recusa, com 409, diz quanto resta.
         */
        post: operations["movimentarEmpenho"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/excecoes/{excecaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                excecaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Uma exceção */
        get: operations["obterExcecao"];
        /** Altera uma exceção que não passou; a que já começou muda de hoje em diante */
        put: operations["editarExcecao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/excecoes/{excecaoId}/remocao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                excecaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove uma exceção futura; a que já começou termina ontem */
        post: operations["removerExcecao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fechamentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A situação de cada dia do mapa de uma lotação, em um período de até 31 dias */
        get: operations["listarFechamentos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fechamentos/a-assinar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os mapas fechados a que falta uma assinatura que esta pessoa pode dar, do dia mais antigo ao mais novo */
        get: operations["listarMapasAAssinar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fechamentos/dia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A situação do mapa de um dia em cada lotação que já o fechou; as outras estão abertas */
        get: operations["listarFechamentosDoDia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fechamentos/mes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A situação do mapa de cada dia de um mês em cada lotação, de uma vez */
        get: operations["obterFechamentosDoMes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/feriados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os feriados de um ano, oficiais e próprios, com a origem de cada um */
        get: operations["listarFeriados"];
        put?: never;
        /** Cria um dia próprio */
        post: operations["criarFeriado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/feriados/oficiais": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Desliga ou religa um feriado oficial */
        put: operations["definirFeriadoOficial"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/feriados/{feriadoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Um dia próprio */
        get: operations["obterFeriado"];
        /** Altera um dia próprio que não passou */
        put: operations["editarFeriado"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/feriados/{feriadoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desativa um dia próprio que não passou */
        post: operations["inativarFeriado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/feriados/{feriadoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reativa um dia próprio que não passou */
        post: operations["reativarFeriado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fiscalizações com filtros; a pessoa solicitante vê só as da sua lotação */
        get: operations["listarFiscalizacoes"];
        put?: never;
        /**
         * Abre uma fiscalização à mão, ou por uma denúncia
         * @description De uma refeição de um pedido, ou da lotação e do dia: aí é a do pedido confirmado desse dia e dessa refeição, quando há um. Uma aberta por entrega.
         */
        post: operations["criarFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/do-dia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que o aparelho leva para fiscalizar sem sinal
         * @description As pendentes e em andamento que a pessoa pode fazer, com pedido, confirmadas por público, o que já se recebeu, limites da refeição e o formulário de cada uma. O ETag não muda com a hora; com If-None-Match igual, 304.
         */
        get: operations["baixarFiscalizacoesDoDia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As fiscalizações dos filtros como planilha, uma linha por fiscalização; sem situação, as realizadas */
        get: operations["exportarFiscalizacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/opcoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os fornecedores e os fiscais das fiscalizações que a pessoa vê, para escolher nos filtros da lista */
        get: operations["listarOpcoesFiscalizacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/porcoes-padrao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A foto da porção padrão de cada refeição, para comparar com as que se tiram */
        get: operations["listarPorcoesPadrao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/porcoes-padrao/{tipoAlimentacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Faz de uma foto fiscalizada a porção padrão da refeição, ou fica sem nenhuma */
        put: operations["definirPorcaoPadrao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        /** Uma fiscalização, com a versão em vigor das respostas e o cálculo */
        get: operations["obterFiscalizacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/anotar-correcao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Anota que o que se pediu foi corrigido */
        post: operations["anotarCorrecaoFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/cancelar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancela a fiscalização que não faz mais sentido, com o motivo */
        post: operations["cancelarFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/ciencia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registra a ciência do preposto da empresa */
        post: operations["registrarCiencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/comentarios": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Escreve um comentário, que fica com a fiscalização */
        post: operations["comentarFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/concluir": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Conclui, com respostas, fotos declaradas e assinatura
         * @description O mesmo `clienteUuid` enviado de novo responde com o que já foi gravado. Com alguma foto declarada ainda por chegar, AGUARDANDO_FOTOS — a última a chegar completa. Quem não começou começa e conclui. As horas do aparelho ficam como ele as disse; o servidor carimba as suas.
         */
        post: operations["concluirFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/designar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Designa quem vai fiscalizar, ou tira a designação */
        post: operations["designarFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/folha-de-fotos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        /** As fotos da fiscalização em vigor, seis por página, em PDF marcado */
        get: operations["baixarFolhaDeFotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/iniciar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Começa, ou continua em outro aparelho
         * @description A versão do formulário em vigor, ou a que o aparelho já mostrou a quem começou sem conexão, fica com a fiscalização para sempre. Quem pediu a entrega não a fiscaliza, salvo dispensa da lotação. Começar de novo o que a própria pessoa começou não muda nada.
         */
        post: operations["iniciarFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/nao-realizar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Diz que não foi feita, e por quê */
        post: operations["naoRealizarFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/pedir-correcao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pede ao fornecedor que corrija o que se encontrou
         * @description Vai por e-mail a quem o fornecedor indicou para ocorrências, e a unidade confere depois. Não é ocorrência: não tem resposta nem glosa.
         */
        post: operations["pedirCorrecaoFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/reabrir": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Devolve a fiscalização a quem a faz
         * @description A concluída, também a que espera fotos que não vêm, volta com as respostas de antes como rascunho, e a versão assinada continua legível; até concluir de novo, não conta. A não realizada volta a esperar quem a faça.
         */
        post: operations["reabrirFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/respostas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Guarda o rascunho das respostas, o documento inteiro
         * @description O rascunho de `rascunhoVersao` maior fica; um mais velho é respondido com o que está guardado.
         */
        put: operations["guardarRespostas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/retificar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grava uma versão corrigida; a anterior continua legível */
        post: operations["retificarFiscalizacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/termo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        /** O termo da fiscalização, em PDF marcado, com as fotos */
        get: operations["baixarTermoFiscalizacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fiscalizacoes/{fiscalizacaoId}/versoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        /** Todas as versões concluídas, a mais nova primeiro */
        get: operations["listarVersoesFiscalizacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/formularios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os formulários de fiscalização — a versão em vigor de cada contrato e do padrão, ou todas as versões */
        get: operations["listarFormularios"];
        put?: never;
        /**
         * Publica uma versão nova do formulário padrão ou do de um contrato
         * @description Vale para as fiscalizações que começarem daqui em diante; as começadas ficam com a versão delas. `versaoAnterior` é a que a pessoa editou (0 no primeiro de um contrato) — se outra pessoa publicou antes, 409.
         */
        post: operations["criarFormulario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/formularios/previa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O resultado de respostas de exemplo, pelo mesmo cálculo das fiscalizações; nada é gravado */
        post: operations["preverFormulario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/formularios/{formularioId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formularioId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Uma versão de um formulário, inteira; nunca muda */
        get: operations["obterFormulario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fornecedores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fornecedores, com os contratos vigentes e as lotações atendidas hoje */
        get: operations["listarFornecedores"];
        put?: never;
        /**
         * Cadastra um fornecedor
         * @description O CNPJ que já existe é recusado com 409; `registro` diz qual é o fornecedor.
         */
        post: operations["criarFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fornecedores/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A lista do filtro em planilha */
        get: operations["exportarFornecedores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fornecedores/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega fornecedores, contratos e preços de uma planilha, com ensaio antes
         * @description Uma linha por preço: fornecedor + contrato + refeição + público + preço + quantidade. O fornecedor é reconhecido pelo CNPJ, o contrato pelo número; os dados repetidos valem pela primeira linha em que aparecem. Linha recusada não impede as outras; o arquivo todo grava de uma vez.
         */
        post: operations["importarFornecedores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fornecedores/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planilha de fornecedores e preços para preencher */
        get: operations["obterModeloFornecedores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fornecedores/inativacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inativa vários fornecedores; cada um por si */
        post: operations["inativarFornecedores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fornecedores/{fornecedorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        /** Um fornecedor */
        get: operations["obterFornecedor"];
        /** Altera os dados do fornecedor */
        put: operations["editarFornecedor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fornecedores/{fornecedorId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inativa um fornecedor que não atende lotação hoje nem depois */
        post: operations["inativarFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fornecedores/{fornecedorId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reativa um fornecedor */
        post: operations["reativarFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/foto-refeicao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A imagem de uma foto */
        get: operations["obterFotoRefeicao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Guarda a foto de uma refeição */
        post: operations["enviarFoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fotos/repetidas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fotos usadas mais de uma vez — a mesma, ou quase a mesma —, da mais nova à mais velha */
        get: operations["listarFotosRepetidas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fotos/repetidas/{repeticaoId}/decisao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repeticaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide se a foto repete a outra; uma decisão pode ser revista */
        post: operations["decidirFotoRepetida"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fotos/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["schemas"]["UuidFoto"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Guarda uma foto sob o identificador que o aparelho lhe deu
         * @description O mesmo identificador com os mesmos bytes é a mesma resposta, quantas vezes vier; com outros bytes, lotação ou contexto é 409. O SHA-256 é conferido com o que chegou. A foto é guardada na posição certa e sem o lugar onde foi tirada.
         */
        put: operations["guardarFoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/historico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quem fez o quê, quando, com o valor de antes e o de depois; do mais novo ao mais antigo
         * @description A próxima página pede-se com `antesDe` igual ao `proximo` da anterior. As recusas de acesso a lotação alheia também estão aqui. Senhas nunca são guardadas.
         */
        get: operations["listarHistorico"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/historico/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O histórico dos filtros como planilha, uma linha por registro */
        get: operations["exportarHistorico"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/importacoes-mapa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Traz o mapa de um mês que já terminou, do jeito que a unidade o mandava — uma linha por dia
         * @description Cada linha é `dd` e os números, separados por tabulação, espaços ou ponto e vírgula. De que refeição e público é cada número dizem `colunas`; sem elas, a linha de títulos do texto, ou quantos são: oito são café, almoço, lanche e jantar, de interno e de servidor. Vêm todos os dias do mês, uma vez cada, em ordem; o título que diz outra unidade ou outro mês é recusado. Não são pedidos: entram no mapa como quantidade aceita importada, só em dia sem pedido que conte. Importar de novo substitui o mês.
         */
        post: operations["importarMapaDoMes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os indicadores de um período, ao lado do período anterior de mesmo tamanho
         * @description Somam o que foi apurado de cada lotação e dia, sempre pelos números do mapa diário. A pessoa solicitante vê os da sua lotação.
         */
        get: operations["obterIndicadores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores/contratos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os contratos vigentes — quanto foi executado, quanto do tempo passou e quando o saldo acaba */
        get: operations["acompanharContratos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores/contratos/{contratoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** De que é feito o executado de um contrato — mês a mês */
        get: operations["comporExecucaoDoContrato"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores/devolvido": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que as glosas e os descontos das medições atestadas deixaram de pagar no ano, mês a mês */
        get: operations["obterDevolvido"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores/excecoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que espera uma decisão do gestor, do mais urgente ao menos */
        get: operations["listarExcecoesDaGestao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores/fornecedores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cada fornecedor em um período — nota, pontualidade, fiscalizações e não conformidades —, ao lado do anterior */
        get: operations["avaliarFornecedores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores/fotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As fotos das fiscalizações de um período, da mais nova à mais velha */
        get: operations["listarFotosDasFiscalizacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores/itens-reprovados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os itens que mais falharam nas fiscalizações de um período */
        get: operations["listarItensReprovados"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores/mes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O mês até um dia, dia a dia — o que se serviu, quanto custou e quanto a programação custaria */
        get: operations["obterMesAteHoje"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores/ultimos-dias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os três dias antes de um, em uma lotação — o que se pediu, o que chegou e o que foi fiscalizado */
        get: operations["obterUltimosDias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/indicadores/{indicador}/composicao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As lotações e dias de que um indicador é feito, o que mais pesa primeiro */
        get: operations["listarComposicaoDoIndicador"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/interrupcoes/{interrupcaoId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interrupcaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra uma interrupção antes do fim; os dias seguintes voltam a ser pedidos. Na véspera do início, ela não houve */
        post: operations["encerrarInterrupcao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/listas-fornecedor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As listas de um dia, uma por fornecedor, e o que mudou desde a última enviada */
        get: operations["listarListasFornecedor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/listas-fornecedor/{fornecedorId}/{data}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
                data: components["parameters"]["DataDaLista"];
            };
            cookie?: never;
        };
        /** A lista de um fornecedor como sairia agora, com o que mudou e as emissões feitas */
        get: operations["obterListaFornecedor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/listas-fornecedor/{fornecedorId}/{data}/emissoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
                data: components["parameters"]["DataDaLista"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emite a lista; o que saiu fica guardado para sempre e a próxima diz o que mudou
         * @description Só entram quantidades confirmadas. Sem nenhuma, nem emissão anterior a corrigir, é recusada com 409.
         */
        post: operations["emitirListaFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/livro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O livro de registro — quantas folhas tem, o resumo de todas, assinado, e a chave com que se confere */
        get: operations["obterLivro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/livro/coassinaturas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recebe de volta um selo do livro com a assinatura de uma testemunha
         * @description Quem assina é reconhecido pela chave cadastrada, não pela conta que entrega: o selo pode vir por outras mãos. Repetir o mesmo selo não muda nada.
         */
        post: operations["coassinarLivro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/livro/conferencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que os registros dizem hoje e o livro não disse, e o que o livro disse e os registros já não dizem */
        get: operations["conferirLivro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/livro/consistencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A prova de que o livro de um tamanho é o começo do de outro, para quem guardou um selo (RFC 9162) */
        get: operations["provarConsistenciaDoLivro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/livro/folhas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As folhas do livro, na ordem; quem as guarda refaz a conta do resumo */
        get: operations["listarFolhasDoLivro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/livro/testemunhas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem guarda o resumo do livro de registro fora daqui, o que recebeu e o que assinou */
        get: operations["listarTestemunhas"];
        put?: never;
        /** Cadastra uma testemunha; a que tem e-mail recebe logo o resumo de hoje */
        post: operations["criarTestemunha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/livro/testemunhas/{testemunhaId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                testemunhaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Uma testemunha */
        get: operations["obterTestemunha"];
        /** Muda o endereço ou a chave de uma testemunha, ou deixa de avisá-la; o que ela assinou fica */
        put: operations["editarTestemunha"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lotações (unidades), com o que falta a cada uma para pedir; a pessoa solicitante vê só a sua */
        get: operations["listarLotacoes"];
        put?: never;
        /**
         * Cria uma lotação
         * @description Sem código, recebe um da sua UF. Sem fuso, recebe o do município ou da UF.
         */
        post: operations["criarLotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As lotações do filtro como planilha */
        get: operations["exportarLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega lotações e o efetivo delas de uma planilha CSV ou XLSX, com ensaio antes
         * @description Colunas: nome, uf, municipio, tipo, capacidade, populacao, servidores (as demais são ignoradas). A base do SISDEPEN é entendida como se baixa, com as colunas dela. A lotação é reconhecida por nome + UF + município. Linha recusada não impede as outras; o arquivo todo grava de uma vez.
         */
        post: operations["importarLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planilha vazia que a importação de lotações entende */
        get: operations["obterModeloLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/inativacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desativa várias lotações; cada uma por si */
        post: operations["inativarLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** Uma lotação */
        get: operations["obterLotacao"];
        /** Altera uma lotação */
        put: operations["alterarLotacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/anotacoes-mapa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Anota um dia do mapa de uma lotação, ou uma célula dele; o dia fechado não se anota */
        post: operations["anotarMapa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/cadeia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** Recalcula a cadeia de fechamentos de uma lotação e diz onde ela foi adulterada */
        get: operations["verificarCadeia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/efetivo-do-mes/{mes}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                mes: components["schemas"]["Mes"];
            };
            cookie?: never;
        };
        /** O efetivo de uma lotação em cada dia de um mês, com a fonte e a hora de cada número */
        get: operations["obterEfetivoDoMes"];
        /** Informa o efetivo de vários dias de um mês de uma vez; os dias que não vêm ficam como estão */
        put: operations["gravarEfetivoDoMes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/efetivos/{data}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        get?: never;
        /** Informa o efetivo de uma lotação em um dia (substitui o anterior do mesmo dia) */
        put: operations["informarEfetivo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/excecoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** As exceções de uma lotação, das últimas às próximas */
        get: operations["listarExcecoes"];
        put?: never;
        /** Cria uma exceção para alguns dias */
        post: operations["criarExcecao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/fechamentos-do-mes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fecha os dias de um mês, cada um com o seu resultado */
        post: operations["fecharMes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/fechamentos/{data}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        /** O fechamento do mapa de um dia — situação, assinaturas, versões e o que falta para fechar */
        get: operations["obterFechamento"];
        put?: never;
        /**
         * Fecha o mapa do dia e encerra os seus pedidos
         * @description Congela as quantidades, os preços e os valores do dia em uma versão encadeada à anterior da mesma lotação. Recusa com palavras enquanto houver entrega sem registro ou o dia não tiver terminado.
         */
        post: operations["fecharDia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/fechamentos/{data}/assinaturas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assina a versão em vigor do mapa, ou registra a ciência do preposto
         * @description A senha de quem assina é pedida de novo. Não leva chave de repetição, que guardaria a resposta de um corpo com senha; a segunda assinatura do mesmo papel é respondida em palavras.
         */
        post: operations["assinarDia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/fechamentos/{data}/diferencas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        /** O que mudou entre duas versões do mapa, ou de uma até agora */
        get: operations["compararFechamento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/fechamentos/{data}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        /** O mapa do dia em PDF, com o código que o confere */
        get: operations["baixarMapaPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/fechamentos/{data}/reabertura": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reabre o dia, com motivo; a versão anterior fica guardada */
        post: operations["reabrirDia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desativa uma lotação; recusada enquanto algo depende dela */
        post: operations["inativarLotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/janelas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** As janelas de entrega da lotação, por refeição */
        get: operations["listarJanelas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/janelas/{tipoAlimentacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                tipoAlimentacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Define a janela de entrega da lotação para uma refeição, a partir de um dia
         * @description Sem as horas, volta a valer a janela da refeição. Dias passados não mudam.
         */
        put: operations["definirJanela"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/programacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** A programação da lotação que vale em uma data (sete dias) */
        get: operations["obterProgramacao"];
        /**
         * Define a programação da lotação a partir de uma data; a anterior termina na véspera
         * @description Com `vigenciaFim`, a versão que valia volta no dia seguinte ao fim. Com If-Match (o ETag da linha do tempo), quem chega depois de outra pessoa recebe 412; sem ele, a última vale.
         */
        put: operations["definirProgramacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/programacao/do-efetivo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** A semana que o efetivo da lotação daria; nada é gravado */
        get: operations["calcularProgramacaoDoEfetivo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/programacao/previsao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** O que a programação dá em cada um dos próximos dias, por quê e quanto custa */
        get: operations["preverProgramacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/programacoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** A linha do tempo das programações de uma lotação */
        get: operations["listarVersoesProgramacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reativa uma lotação */
        post: operations["reativarLotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/mapa-diario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O mapa de um dia — lotações × refeições × públicos, com totais do servidor */
        get: operations["obterMapaDiario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/mapa-diario/consolidado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O mês de todas as lotações — uma linha por lotação */
        get: operations["obterMapaConsolidado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/mapa-diario/mes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O mapa do mês de uma lotação — uma linha por dia */
        get: operations["obterMapaDoMes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/mapa-diario/mes/quantidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As quantidades do mês de uma lotação, por dia, refeição e público — para outros sistemas somarem */
        get: operations["obterQuantidadesDoMes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/mapa-diario/origem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Por que este valor — o que está por trás de um dia de uma lotação, ou de uma célula dele */
        get: operations["explicarMapa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As medições, uma de cada contrato e mês, com os totais e o que falta */
        get: operations["listarMedicoes"];
        put?: never;
        /** Abre a medição de um contrato em um mês que já terminou; o sistema abre as do mês passado no dia 1º */
        post: operations["abrirMedicao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        /** Uma medição inteira — quantidades e preços, glosas, descontos, correções, atestos e o que falta */
        get: operations["obterMedicao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/acesso-nota": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cria o endereço por que o fornecedor envia a nota da medição, sem conta; o anterior deixa de valer
         * @description O endereço aparece só nesta resposta; fica guardada apenas a soma do código. Vale por 60 dias.
         */
        post: operations["criarAcessoNota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/acesso-nota/revogacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O endereço do fornecedor deixa de valer; o que ele enviou fica */
        post: operations["revogarAcessoNota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/aprovacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Aprova a medição conferida; nenhum desconto e nenhuma correção pode estar por decidir */
        post: operations["aprovarMedicao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/atesto": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Atesta a medição aprovada; quem fechou ou assinou pela unidade algum dos mapas dela não pode
         * @description A senha de quem atesta é pedida de novo. Não leva chave de repetição, que guardaria a resposta de um corpo com senha; o segundo atesto é respondido em palavras.
         */
        post: operations["atestarMedicao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/correcoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pede a correção de um dia de uma lotação, ou de uma célula dele, com o motivo */
        post: operations["pedirCorrecao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/descontos/{linhaId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
                linhaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide o desconto proposto para um dia de uma lotação; nunca mais do que a faixa propôs */
        post: operations["decidirDesconto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/empenhos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        /** Os empenhos que pagam a medição — os que o atesto consumiu, os que consumiria agora e os liberados */
        get: operations["obterEmpenhosDaMedicao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/envio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envia a medição para conferência; todos os dias do mês precisam estar fechados */
        post: operations["enviarMedicao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/notas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        /** As notas fiscais que chegaram para uma medição, as que conferiram e as recusadas, as mais novas primeiro */
        get: operations["listarNotas"];
        put?: never;
        /**
         * Confere o XML de uma NF-e ou NFS-e com o que a medição atestou, ao centavo, e guarda a resposta
         * @description O corpo é o XML autorizado da NF-e (nfeProc) ou o da NFS-e do padrão nacional (NFSe, leiaute 1.00 ou 1.01), em UTF-8, de até 1 MB, sem DOCTYPE e sem comentários, com no máximo 24 níveis, 15.000 partes e 8 atributos em cada. A nota que não confere fica como tentativa: o selo do arquivo e o que diverge, sem o arquivo. A chave de uma nota que conferiu é desta medição para sempre. O mesmo arquivo enviado de novo tem a mesma resposta.
         */
        post: operations["enviarNota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/notas/{notaId}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
                notaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** O XML de uma nota que conferiu, como chegou */
        get: operations["baixarNota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/pagamentos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        /** O que se paga de uma medição — uma parte por fonte do recurso, com prazos e lugar na fila */
        get: operations["listarPagamentosDaMedicao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/recebimento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        /** O recebimento provisório e o definitivo de uma medição — termos, prazos, quem assina e o que falta */
        get: operations["obterRecebimento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/medicoes/{medicaoId}/termos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Emite com número o termo de recebimento provisório ou definitivo de uma medição, para ser assinado */
        post: operations["emitirTermo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/minha-senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Troca a senha de quem está na sessão e encerra as sessões da pessoa, esta também
         * @description A senha atual é pedida. Não leva chave de repetição, que guardaria a resposta de um corpo com senha: repetida, a atual já não confere.
         */
        post: operations["trocarMinhaSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/minhas-sessoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As sessões abertas da própria pessoa, a mais nova primeiro */
        get: operations["listarMinhasSessoes"];
        put?: never;
        post?: never;
        /** Encerra todas as sessões da própria pessoa, menos esta */
        delete: operations["encerrarOutrasSessoes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/minhas-sessoes/{sessaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Encerra uma sessão da própria pessoa; encerrar de novo não faz mal */
        delete: operations["encerrarMinhaSessao"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/motivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os motivos de cada contexto, na ordem em que aparecem */
        get: operations["listarMotivos"];
        put?: never;
        /** Cria um motivo */
        post: operations["criarMotivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/motivos/ordem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Define a ordem dos motivos de um contexto */
        put: operations["ordenarMotivos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/motivos/{motivoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        /** Um motivo */
        get: operations["obterMotivo"];
        /** Altera o texto e se pede explicação */
        put: operations["editarMotivo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/motivos/{motivoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa de oferecer o motivo; o que já o usou não muda */
        post: operations["inativarMotivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/motivos/{motivoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Volta a oferecer o motivo */
        post: operations["reativarMotivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/nota/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: string;
            };
            cookie?: never;
        };
        /**
         * O que a nota da medição deve dizer, e o que se achou da última enviada; sem conta
         * @description Código desconhecido, vencido e revogado têm a mesma resposta.
         */
        get: operations["lerNotaPeloCodigo"];
        put?: never;
        /** Confere o XML da nota que o fornecedor envia, como em enviarNota */
        post: operations["enviarNotaPeloCodigo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/notificacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que o sistema tem a dizer a esta pessoa — primeiro o que ainda pede atenção, depois o mais novo */
        get: operations["listarNotificacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/notificacoes/contagem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quantas pedem a atenção desta pessoa */
        get: operations["contarNotificacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/notificacoes/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Do que vai por e-mail a esta pessoa, o que ela escolheu receber
         * @description Só os acontecimentos que vão por e-mail a algum perfil dela. O e-mail da própria lotação não depende desta escolha.
         */
        get: operations["obterEscolhaDeEmails"];
        /** Escolhe o que deixa de receber por e-mail; tudo continua nas notificações */
        put: operations["definirEscolhaDeEmails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/notificacoes/leitura": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marca como lidas todas as que a pessoa tem até uma delas
         * @description As que chegaram depois da mais nova que estava na tela continuam por ler; as pendências continuam abertas.
         */
        put: operations["marcarNotificacoesLidas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/notificacoes/{notificacaoId}/leitura": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Marca uma como lida por esta pessoa; a pendência lida continua aberta */
        put: operations["marcarNotificacaoLida"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ocorrencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As ocorrências, da mais nova à mais velha */
        get: operations["listarOcorrencias"];
        put?: never;
        /** Abre uma ocorrência a partir de um pedido, de um recebimento ou de uma fiscalização */
        post: operations["abrirOcorrencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ocorrencias/resposta/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: components["parameters"]["CodigoDeResposta"];
            };
            cookie?: never;
        };
        /**
         * O que o fornecedor precisa saber para responder; sem conta, por um endereço que vale uma resposta
         * @description Código desconhecido, vencido e já usado têm a mesma resposta.
         */
        get: operations["lerOcorrenciaPeloCodigo"];
        put?: never;
        /** A resposta do fornecedor; o endereço deixa de valer */
        post: operations["responderOcorrenciaPeloCodigo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ocorrencias/resposta/{codigo}/anexos/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: components["parameters"]["CodigoDeResposta"];
                uuid: components["schemas"]["UuidFoto"];
            };
            cookie?: never;
        };
        get?: never;
        /** Junta um arquivo à resposta que o fornecedor está escrevendo */
        put: operations["anexarPeloCodigo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ocorrencias/{ocorrenciaId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        /** Uma ocorrência com o que já houve nela */
        get: operations["obterOcorrencia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ocorrencias/{ocorrenciaId}/anexos/{anexoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
                anexoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Um anexo da resposta do fornecedor */
        get: operations["baixarAnexoOcorrencia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ocorrencias/{ocorrenciaId}/decisao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Aceita a justificativa do fornecedor ou julga a ocorrência procedente */
        post: operations["decidirOcorrencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ocorrencias/{ocorrenciaId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra a ocorrência */
        post: operations["encerrarOcorrencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ocorrencias/{ocorrenciaId}/glosa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desconta do fornecedor — o recusado inteiro e um percentual do restante */
        post: operations["glosarOcorrencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ocorrencias/{ocorrenciaId}/notificacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notifica o fornecedor por e-mail, com um endereço de uso único para responder */
        post: operations["notificarOcorrencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/ocorrencias/{ocorrenciaId}/saneamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Anota que o fornecedor corrigiu o que causou a ocorrência */
        post: operations["sanearOcorrencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pagamentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A fila de pagamento — por fonte, na ordem em que as despesas foram liquidadas (Lei 14.133/2021, art. 141) */
        get: operations["listarPagamentos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pagamentos/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A fila de pagamento em planilha, com as exceções e os seus motivos, como se publica a cada mês */
        get: operations["exportarPagamentos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pagamentos/{pagamentoId}/anulacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pagamentoId: components["parameters"]["PagamentoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desfaz uma liquidação ainda não paga, com o motivo; o lugar na fila se perde */
        post: operations["anularLiquidacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pagamentos/{pagamentoId}/comunicacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pagamentoId: components["parameters"]["PagamentoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registra que a exceção à ordem foi comunicada ao controle interno e ao tribunal de contas */
        post: operations["comunicarExcecao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pagamentos/{pagamentoId}/liquidacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pagamentoId: components["parameters"]["PagamentoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registra a liquidação da despesa; o lugar na fila da fonte conta dela (Lei 4.320/1964, art. 63)
         * @description Quem atestou a medição ou assinou um dos recebimentos não liquida.
         */
        post: operations["liquidarPagamento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pagamentos/{pagamentoId}/pagamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pagamentoId: components["parameters"]["PagamentoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registra o pagamento de uma despesa liquidada, com a data e a ordem bancária
         * @description Quem liquidou não paga. Enquanto houver na mesma fonte uma despesa liquidada antes, só com uma exceção da lei, justificada pela autoridade competente (Lei 14.133/2021, art. 141, § 1º).
         */
        post: operations["registrarPagamento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/painel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O dia em uma leitura, para a tela de parede e para o início do monitoramento
         * @description Pequena e limitada, sem dado de pessoa. Cada zona diz quando foi lida; a que não pôde ser lida vem nula e não derruba as outras. A tela vê no máximo o que a sua autorização diz; `regiao` só estreita.
         */
        get: operations["obterPainel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/painel/ao-vivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Que algo mudou, para o painel ler de novo (Server-Sent Events)
         * @description O evento `mudanca` diz só o tipo do que mudou: nem lotação, nem pedido, nem pessoa. A cada 15 segundos vem o evento `sinal`. O evento `revogada` é o último de uma tela que perdeu a autorização.
         */
        get: operations["acompanharPainel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/painel/foto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A foto da não conformidade que o painel mostra, reduzida
         * @description Só as fotos que esta leitura do painel pode mostrar hoje; qualquer outra é 404. O original nunca sai por aqui.
         */
        get: operations["obterFotoDoPainel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/parametros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As constantes das regras, com o valor de hoje e a próxima mudança */
        get: operations["listarParametros"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/parametros/{chave}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        /** Um parâmetro com todas as suas versões */
        get: operations["obterParametro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/parametros/{chave}/vigencias": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Define o valor a partir de um dia; nulo volta ao padrão */
        post: operations["definirParametro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/parametros/{chave}/vigencias/{valeDe}/cancelamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desiste de uma mudança que ainda não começou a valer */
        post: operations["cancelarVigenciaParametro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pedidos com filtros; a pessoa solicitante vê só os da sua lotação */
        get: operations["listarPedidos"];
        put?: never;
        /** Abre o rascunho do pedido de um dia */
        post: operations["criarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos-das-lotacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O dia de todas as lotações, refeição por refeição — o que se pediu e em que ponto está
         * @description As contagens e os totais são do filtro pedido; a subunidade é uma linha como as outras.
         */
        get: operations["obterPedidosDasLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos-das-lotacoes/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O dia de todas as lotações em números — por refeição e situação, e as que estão em atraso */
        get: operations["resumirPedidosDasLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos-das-lotacoes/totais": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que se pediu em um dia, somado por fornecedor, por município ou por estado */
        get: operations["totalizarPedidosDasLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/a-confirmar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os pedidos que esperam a confirmação do atendimento, contados por fornecedor
         * @description O pedido com refeições de dois fornecedores é contado em cada um. O total conta cada pedido uma vez.
         */
        get: operations["resumirPedidosAConfirmar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/envios-em-lote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envia muitos pedidos; o que não puder ir diz por quê e não impede os outros */
        post: operations["enviarPedidosEmLote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os pedidos do filtro como planilha, no máximo 50.000; a pessoa solicitante exporta só os da sua lotação */
        get: operations["exportarPedidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/lote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirma, devolve ou recusa vários pedidos; cada um é feito ou recusado sozinho */
        post: operations["agirEmLote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/preparo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tudo o que se precisa para pedir as refeições de uma lotação em um dia
         * @description Refeições e públicos ativos, programação, efetivo, contrato e preços, prazo pelo relógio do servidor, o que foi pedido na véspera e na semana anterior e o pedido do dia, se houver.
         */
        get: operations["prepararPedido"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/preparo-de-dias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O mesmo para vários dias de uma lotação, de amanhã até o fim do horizonte */
        get: operations["prepararPedidosDeDias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/preparo-do-dia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que se precisa para pedir as refeições de um dia em muitas lotações de uma vez
         * @description Só lotações ativas, por nome. Cada linha traz vetores na ordem de `pares`; o que a linha já pediu, a programação, a véspera, a semana anterior e o preço de cada célula.
         */
        get: operations["prepararPedidosDoDia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/quadro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os pedidos de um período curto em colunas por situação, as primeiras de cada uma e quantas são */
        get: operations["obterQuadroPedidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/rascunhos-em-lote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abre ou altera muitos pedidos do dia; cada linha vale por si
         * @description Só as células enviadas mudam; as demais do pedido ficam. A linha com versão vencida não muda e volta com as quantidades que estão gravadas.
         */
        post: operations["salvarPedidosEmLote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Um dia em números — lotações com e sem pedido, refeições, valor previsto */
        get: operations["resumirPedidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/situacao-do-dia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Em que ponto está o pedido de um dia em cada lotação ativa, e até quando ele se envia */
        get: operations["obterSituacaoDoDia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        /** Um pedido com itens e histórico */
        get: operations["obterPedido"];
        /** Troca as quantidades de um rascunho ou de um pedido devolvido */
        put: operations["editarPedido"];
        post?: never;
        /** Exclui um rascunho que nunca foi enviado */
        delete: operations["excluirPedido"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/ajustes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Muda quantidades de um pedido enviado
         * @description Antes da confirmação e no prazo, toda mudança vale na hora. Depois, a diminuição dentro do limite da refeição vale na hora e o aumento espera o aceite do atendimento.
         */
        post: operations["ajustarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/ajustes/{ajusteId}/aceite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
                ajusteId: components["parameters"]["AjusteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Aceita um aumento que estava à espera */
        post: operations["aceitarAjuste"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/ajustes/{ajusteId}/recusa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
                ajusteId: components["parameters"]["AjusteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recusa um aumento que estava à espera */
        post: operations["recusarAjuste"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/cancelamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancela o pedido, com o motivo
         * @description A pessoa solicitante cancela até o primeiro limite de ajuste das refeições pedidas; depois, só o gestor.
         */
        post: operations["cancelarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/comprovante": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        /** O comprovante de um pedido enviado, em PDF */
        get: operations["obterComprovante"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/confirmacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirma o pedido e o encaminha ao fornecedor
         * @description A quantidade solicitada passa a ser a confirmada. Quantidade muito acima do efetivo pede observação.
         */
        post: operations["confirmarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/devolucao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Devolve o pedido para revisão, com o motivo */
        post: operations["devolverPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/dietas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        /**
         * As dietas especiais de um pedido
         * @description O atendimento recebe só códigos e quantidades; o nome do tipo e a identificação ficam com a unidade e o gestor.
         */
        get: operations["obterDietasDoPedido"];
        /** Troca as dietas especiais de um pedido que ainda se edita */
        put: operations["definirDietasDoPedido"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra o pedido entregue */
        post: operations["encerrarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/envio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envia o pedido; contrato, fornecedor e preços ficam congelados */
        post: operations["enviarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/recebimentos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        /** O que se esperava e o que se recebeu de um pedido, com as versões corrigidas */
        get: operations["listarRecebimentos"];
        put?: never;
        /**
         * Registra a entrega, a falta ou a reposição de uma refeição
         * @description Um registro por refeição do pedido; a reposição é um segundo registro, ligado ao primeiro. O mesmo `clienteUuid` enviado de novo responde com o que já foi gravado.
         */
        post: operations["registrarRecebimento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/recusa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recusa o pedido, com o motivo */
        post: operations["recusarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/repeticao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copia um pedido em rascunhos de outros dias; nunca por cima de um que exista */
        post: operations["repetirPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/plano-amostragem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O plano pelo qual as fiscalizações são sorteadas, e as lotações dispensadas da segregação */
        get: operations["obterPlanoAmostragem"];
        /** Altera o plano de amostragem */
        put: operations["alterarPlanoAmostragem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/plano-amostragem/dispensas/{lotacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Dispensa uma lotação da regra de que quem pede não fiscaliza, ou encerra a dispensa */
        put: operations["dispensarSegregacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/presencas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que outras pessoas têm aberto agora em um período; cada presença vence sozinha */
        get: operations["listarPresencas"];
        /**
         * Diz que esta pessoa tem aberto o dia de uma lotação (ou o fechou); quem mais o tem vem na resposta
         * @description Repetida a cada 30 segundos; sem repetição por 75 segundos, a presença vence.
         */
        put: operations["manterPresenca"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/primeiros-passos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que falta a esta instalação até o primeiro pedido, contado agora
         * @description Depois do primeiro pedido enviado não há mais passos, e a resposta diz só isso.
         */
        get: operations["obterPrimeirosPassos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/programacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As lotações e o estado da programação de cada uma */
        get: operations["listarProgramacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/programacoes/aplicacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aplica uma mudança de programação a várias lotações, com ensaio antes
         * @description COPIAR leva a semana de outra lotação; PERCENTUAL muda as quantidades que valem na data (arredonda ao inteiro mais próximo, meio sobe, no máximo 9.999); DO_EFETIVO refaz a semana do efetivo. Cada lotação é aceita ou recusada por si.
         */
        post: operations["aplicarProgramacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/programacoes/do-efetivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gera a programação de várias lotações a partir do efetivo delas
         * @description Internos comem todas as refeições; servidores de plantão comem todas, os de expediente só as do meio do dia. A quantidade que passaria de 9.999 fica em 9.999 e a lotação aparece em `limitadas`.
         */
        post: operations["gerarProgramacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/programacoes/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As programações de hoje das lotações do filtro, em planilha */
        get: operations["exportarProgramacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/programacoes/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega programações de uma planilha, com ensaio antes
         * @description Uma linha por lotação, refeição e público, com uma coluna para cada dia da semana; ou uma linha por dia, com as colunas `dia` e `quantidade`. A lotação é reconhecida pelo código ou por nome + UF + município. Célula vazia não muda o que existe.
         */
        post: operations["importarProgramacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/programacoes/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O modelo da planilha de programações */
        get: operations["baixarModeloProgramacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/programacoes/{programacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Uma versão da programação */
        get: operations["obterVersaoProgramacao"];
        /**
         * Altera uma versão futura ou a presente; a presente muda de hoje em diante
         * @description A versão que começou antes de hoje termina ontem e outra começa hoje com as mudanças; a resposta é a que vale.
         */
        put: operations["editarProgramacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/programacoes/{programacaoId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Termina uma versão em um dia */
        post: operations["encerrarProgramacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/programacoes/{programacaoId}/remocao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove uma versão futura; a que terminava na véspera dela volta a valer até o fim dela */
        post: operations["removerProgramacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/recebimentos/esperados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As entregas de um dia em uma lotação — o que se espera, até quando e o que já chegou */
        get: operations["listarEntregasEsperadas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/recebimentos/{recebimentoId}/anulacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recebimentoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anula o registro feito na refeição errada, com o motivo; ela volta a esperar, e o anulado continua legível
         * @description A reposição é anulada antes da entrega que ela completa. O que foi entregue sai das quantidades do pedido.
         */
        post: operations["anularRecebimento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/recebimentos/{recebimentoId}/correcoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recebimentoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Troca um recebimento registrado errado por outro, com o motivo; o anterior continua legível */
        post: operations["corrigirRecebimento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tarefas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que o sistema faz sozinho, e como foram as últimas vezes */
        get: operations["listarTarefas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/telas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As telas de parede autorizadas, e quando cada uma leu por último */
        get: operations["listarTelas"];
        put?: never;
        /**
         * Autoriza a tela que mostra este código
         * @description O código serve uma vez; repetido por quem o usou, com o mesmo nome, responde a mesma tela. Depois de muitos códigos errados em pouco tempo, quem digita espera: um código errado por acaso não pode autorizar a tela de outra pessoa. Não leva chave de repetição: a tentativa errada é contada ainda que a chamada falhe.
         */
        post: operations["autorizarTela"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/telas/{telaId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                telaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Muda o nome da tela e o que ela mostra; vale na próxima leitura dela */
        put: operations["editarTela"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/telas/{telaId}/revogacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                telaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tira a autorização da tela, na hora e para sempre */
        post: operations["revogarTela"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/termos/{termoId}/assinatura": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                termoId: components["parameters"]["TermoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assina um termo; o provisório é do fiscal técnico, o definitivo do gestor ou de toda a comissão
         * @description A senha de quem assina é pedida de novo. Não leva chave de repetição, que guardaria a resposta de um corpo com senha; a segunda assinatura é respondida em palavras.
         */
        post: operations["assinarTermo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/termos/{termoId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                termoId: components["parameters"]["TermoId"];
            };
            cookie?: never;
        };
        /** O termo em PDF, com o código que o confere */
        get: operations["baixarTermoPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/termos/{termoId}/recusa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                termoId: components["parameters"]["TermoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recusa um termo com o motivo, em vez de assinar; outro pode ser emitido */
        post: operations["recusarTermo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-alimentacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refeições do dia, na ordem em que são servidas, com os horários que valem em uma data */
        get: operations["listarTiposAlimentacao"];
        put?: never;
        /** Cria um tipo de alimentação, com os horários com que começa */
        post: operations["criarTipoAlimentacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-alimentacao/ordem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Define a ordem em que os tipos aparecem */
        put: operations["ordenarTiposAlimentacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        /** Um tipo com todas as suas versões de horários e limites */
        get: operations["obterTipoAlimentacao"];
        /** Altera o que não muda por data (nome, sigla, ícone, cor) */
        put: operations["editarTipoAlimentacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tira o tipo dos pedidos novos; os mapas passados o mantêm
         * @description Em uso, responde 409 com o nome do que depende do tipo; com `mesmoEmUso` inativa assim mesmo.
         */
        post: operations["inativarTipoAlimentacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Volta a oferecer o tipo */
        post: operations["reativarTipoAlimentacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Muda horários e limites a partir de um dia; o que veio antes não muda */
        post: operations["criarVigenciaTipo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias/simulacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O que a mudança de horários tocaria, sem gravar */
        post: operations["simularVigenciaTipo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias/{valeDe}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        get?: never;
        /** Corrige uma versão que ainda não passou */
        put: operations["alterarVigenciaTipo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias/{valeDe}/cancelamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desiste de uma mudança que ainda não começou a valer */
        post: operations["cancelarVigenciaTipo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-dieta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os tipos de dieta especial, pelo código */
        get: operations["listarTiposDieta"];
        put?: never;
        /** Cria um tipo de dieta; o código é o próximo */
        post: operations["criarTipoDieta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-dieta/{tipoDietaId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoDietaId: components["parameters"]["TipoDietaId"];
            };
            cookie?: never;
        };
        /** Um tipo de dieta, ativo ou não */
        get: operations["obterTipoDieta"];
        /** Muda o nome de um tipo, ou se ele é oferecido; o código nunca muda */
        put: operations["editarTipoDieta"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-publico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem come, na ordem das colunas */
        get: operations["listarTiposPublico"];
        put?: never;
        /** Cadastra um público, no fim da ordem */
        post: operations["criarTipoPublico"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-publico/ordem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Põe todos os públicos em outra ordem, a das colunas das telas */
        put: operations["ordenarTiposPublico"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-publico/{tipoPublicoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        /** Um público */
        get: operations["obterTipoPublico"];
        /** Altera um público */
        put: operations["editarTipoPublico"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-publico/{tipoPublicoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tira um público dos pedidos novos; os antigos não mudam */
        post: operations["inativarTipoPublico"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-publico/{tipoPublicoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Devolve um público aos pedidos novos */
        post: operations["reativarTipoPublico"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/transferencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfere lotações de um contrato para outro a partir de um dia
         * @description O contrato de origem atende até a véspera. Os pedidos enviados desse dia em diante passam ao novo contrato, com o fornecedor e os preços dele e uma linha no histórico; os anteriores ficam como estão. A lotação que não pode ser transferida fica como está e aparece em `recusadas`, com o motivo.
         */
        post: operations["transferirLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As pessoas que entram no sistema */
        get: operations["listarUsuarios"];
        put?: never;
        /** Cadastra uma pessoa que entra no sistema */
        post: operations["criarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A lista do filtro em planilha, com o CPF mascarado */
        get: operations["exportarUsuarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cadastra pessoas de uma planilha, com ensaio antes
         * @description Uma linha por pessoa: cpf, nome, matricula, email, perfil, unidade. A pessoa é reconhecida pelo CPF; quem já está cadastrado não muda por aqui. Ninguém recebe senha: as primeiras senhas se fazem depois, em papel (`criarPrimeirasSenhas`). Linha recusada não impede as outras; o arquivo todo grava de uma vez.
         */
        post: operations["importarUsuarios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planilha de pessoas para preencher */
        get: operations["obterModeloUsuarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios/primeiras-senhas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Faz a primeira senha de cada pessoa, em um PDF que é o único lugar em que ela aparece
         * @description Um recorte por pessoa. A senha vale 15 dias e só serve para escolher outra, na primeira entrada (`entrar` com `nova`). Feita de novo, a anterior deixa de valer. Quem já tem senha própria é recusado, e então nada muda. Não leva chave de repetição, que guardaria a resposta.
         */
        post: operations["criarPrimeirasSenhas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios/{usuarioId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        /** Uma pessoa */
        get: operations["obterUsuario"];
        /**
         * Altera nome, matrícula, perfis e lotação
         * @description Mudar perfis ou lotação encerra as sessões da pessoa: o token carrega os dois.
         */
        put: operations["editarUsuario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios/{usuarioId}/bloqueio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impede a pessoa de entrar e encerra as sessões dela */
        post: operations["bloquearUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios/{usuarioId}/desbloqueio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa a pessoa entrar de novo */
        post: operations["desbloquearUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios/{usuarioId}/encerramento-sessoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra todas as sessões da pessoa; ela pode entrar de novo */
        post: operations["encerrarSessoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios/{usuarioId}/senha": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Troca a senha por uma nova, mostrada só nesta resposta, e encerra as sessões */
        post: operations["redefinirSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/verificacao-livro/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description O código impresso em um mapa, no mapa do mês, na medição ou no termo. */
                codigo: string;
            };
            cookie?: never;
        };
        /** O que o livro de registro diz de um papel, com a prova de cada folha; sem conta, pelo código impresso */
        get: operations["provarPapelNoLivro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/verificacao-medicao/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description M e 140 bits de acaso em grupos de quatro, como está impresso no dossiê. */
                codigo: components["parameters"]["CodigoDaMedicao"];
            };
            cookie?: never;
        };
        /** O que está guardado da medição de que alguém tem o papel; sem conta, pelo código impresso */
        get: operations["verificarMedicao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/verificacao-mes/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description P e 140 bits de acaso em grupos de quatro, como está impresso no mapa do mês. */
                codigo: components["parameters"]["CodigoDoMes"];
            };
            cookie?: never;
        };
        /** Os dias fechados em que se apoia o papel de um mês; sem conta, pelo código impresso */
        get: operations["verificarMes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/verificacao-termo/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description T e 140 bits de acaso em grupos de quatro, como está impresso no termo. */
                codigo: components["parameters"]["CodigoDoTermo"];
            };
            cookie?: never;
        };
        /** O que está guardado do termo de recebimento de que alguém tem o papel; sem conta, pelo código impresso */
        get: operations["verificarTermo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/verificacao/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 140 bits de acaso em grupos de quatro, como está impresso no mapa. */
                codigo: components["parameters"]["CodigoDoMapa"];
            };
            cookie?: never;
        };
        /** O que está guardado do mapa de que alguém tem o papel; sem conta, pelo código impresso */
        get: operations["verificarMapa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/visoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As visões de uma tela que a pessoa pode usar — as suas e as dos seus perfis */
        get: operations["listarVisoes"];
        put?: never;
        /** Guarda os filtros, a ordem e as colunas de uma tela com um nome */
        post: operations["criarVisao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/visoes/padrao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Escolhe a visão com que a tela abre para esta pessoa; nula, a da própria tela */
        put: operations["definirVisaoPadrao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/visoes/{visaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                visaoId: components["parameters"]["VisaoId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Troca nome, endereço ou perfil de uma visão da própria pessoa */
        put: operations["editarVisao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/visoes/{visaoId}/exclusao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                visaoId: components["parameters"]["VisaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apaga uma visão da própria pessoa */
        post: operations["excluirVisao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os endereços que recebem o que acontece, e como vão as entregas */
        get: operations["listarWebhooks"];
        put?: never;
        /**
         * Assina eventos para um endereço; o segredo das assinaturas aparece só aqui
         * @description Não leva chave de repetição, porque a resposta guardada teria o segredo.
         */
        post: operations["criarWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Um webhook */
        get: operations["obterWebhook"];
        /** Muda o endereço, os eventos, ou para e retoma as entregas */
        put: operations["editarWebhook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/webhooks/{webhookId}/entregas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** As entregas a este endereço, as mais novas primeiro */
        get: operations["listarEntregasWebhook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/webhooks/{webhookId}/entregas/{entregaId}/repeticao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
                entregaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tenta de novo uma entrega que terminou; leva a mesma identificação */
        post: operations["repetirEntregaWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/webhooks/{webhookId}/remocao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa de entregar a este endereço, para sempre; o que esperava é cancelado */
        post: operations["removerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/webhooks/{webhookId}/segredo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Troca o segredo; por 24 horas cada entrega leva as duas assinaturas
         * @description Não leva chave de repetição, porque a resposta guardada teria o segredo.
         */
        post: operations["trocarSegredoDoWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/webhooks/{webhookId}/teste": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Põe na fila um evento de teste para este endereço */
        post: operations["testarWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telas/codigos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Um código para autorizar uma tela de parede, e o segredo que só ela guarda
         * @description Chamada pelo BFF em nome de um navegador sem sessão. O código de 6 dígitos é o que se lê na tela e nada abre; quem recebe o token é quem tem o segredo. Há um número máximo de códigos à espera ao mesmo tempo.
         */
        post: operations["emitirCodigoDaTela"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telas/sessoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Diz à tela em que ponto está, e dá a quem foi autorizada um token que só lê o painel
         * @description Serve também para renovar o token antes que vença. O segredo desconhecido recebe `SEM_TELA`.
         */
        post: operations["abrirSessaoDaTela"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Documento de problema (RFC 9457). `instance` é o identificador da requisição. */
        Problema: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            errors?: components["schemas"]["ErroDeCampo"][];
            /** @description No pedido duplicado, o pedido que já existe. */
            pedido?: components["schemas"]["ReferenciaPedido"];
            /** @description No cadastro que já existe, o registro que já existe. */
            registro?: components["schemas"]["ReferenciaRegistro"];
        };
        ReferenciaRegistro: {
            id: components["schemas"]["Id"];
            nome: string;
        };
        ErroDeCampo: {
            /** @description Ponteiro JSON do campo. */
            pointer: string;
            detail: string;
        };
        /** @enum {string} */
        Autoridade: "AL_GESTOR" | "SOLICITANTE" | "AL_ATENDIMENTO" | "AL_MONITORAMENTO" | "AL_FISCAL";
        /** @description Refeições, inteiro de 0 a 9.999 (regra R21 do domínio). */
        Quantidade: number;
        /** @description Dinheiro em centavos inteiros; nunca ponto flutuante. */
        Centavos: number;
        Id: number;
        /**
         * Format: date
         * @description Dia da refeição, sem hora nem fuso.
         */
        Data: string;
        /**
         * Format: date-time
         * @description Instante em UTC.
         */
        Instante: string;
        EscolhaDeRegistros: {
            ids: components["schemas"]["Id"][];
        };
        /** @description O que houve com cada registro de uma ação em lote. */
        ResultadosPorRegistro: {
            resultados: components["schemas"]["ResultadoDeRegistro"][];
        };
        ResultadoDeRegistro: {
            id: components["schemas"]["Id"];
            feito: boolean;
            /** @description Por que não. */
            detail?: string;
        };
        /** @description O que a importação de uma planilha fez, ou faria. */
        RelatorioImportacao: {
            simulada: boolean;
            /** @description Linhas de dados lidas. */
            linhas: number;
            novas: number;
            alteradas: number;
            iguais: number;
            /** @description Na importação de lotações: soma do efetivo de internos das linhas aceitas. */
            pessoas?: number;
            recusadas: components["schemas"]["LinhaRecusada"][];
            /** @description O cabeçalho do arquivo, na ordem das células das linhas recusadas; de um arquivo de mais de 500 colunas, só o das lidas. */
            colunas: string[];
            /** @description Cada coluna da importação que o arquivo tem, na ordem do modelo. */
            entendidas?: components["schemas"]["ColunaEntendida"][];
            /** @description Colunas do arquivo que não foram lidas. */
            ignoradas?: number;
            alteracoes: components["schemas"]["LinhaAlterada"][];
        };
        ColunaEntendida: {
            /** @description O nome no modelo. */
            coluna: string;
            /** @description O nome no arquivo; de várias somadas, o da primeira. */
            cabecalho: string;
            /** @description Quantas colunas do arquivo foram somadas nela. */
            quantas: number;
        };
        LinhaRecusada: {
            /** @description Linha do arquivo; o cabeçalho é a 1. */
            linha: number;
            /** @description Cabeçalho da coluna do primeiro problema. */
            coluna?: string;
            nome?: string;
            /** @description Tudo o que há de errado na linha. */
            motivo: string;
            /** @description As células da linha, para o arquivo a corrigir. */
            celulas: string[];
        };
        LinhaAlterada: {
            linha: number;
            nome: string;
            campos: string[];
        };
        /** @enum {string} */
        TipoEventoDeAcesso: "ENTRADA" | "ENTRADA_RECUSADA" | "ENTRADA_CONTIDA" | "SAIDA" | "SESSAO_ENCERRADA" | "SESSAO_TROCADA" | "TOKEN_RECUSADO" | "ACESSO_NEGADO" | "CSRF_NEGADO" | "LIMITE_ATINGIDO" | "AUTORIDADE_DESCONHECIDA" | "CODIGO_DE_TELA" | "CHAVES_TROCADAS" | "CHAVES_INDISPONIVEIS" | "DISJUNTOR" | "EXPURGO";
        /** @description Marca do CPF digitado, feita com uma chave que troca a cada mês: liga as tentativas de uma mesma conta sem dizer o CPF. */
        ContaDeAcesso: string;
        EventoDeAcesso: {
            /**
             * Format: uuid
             * @description Do evento; a mesma não é gravada duas vezes.
             */
            chave: string;
            em: components["schemas"]["Instante"];
            evento: components["schemas"]["TipoEventoDeAcesso"];
            /** @description Iguais no mesmo instante contam como um. */
            vezes: number;
            motivo?: string;
            matricula?: string;
            marca?: string;
            conta?: components["schemas"]["ContaDeAcesso"];
            endereco?: string;
            operacao?: string;
            codigo?: string;
            rastro?: string;
        };
        EntregaDeEventos: {
            eventos: components["schemas"]["EventoDeAcesso"][];
        };
        EventoDeAcessoRegistrado: {
            id: number;
            em: components["schemas"]["Instante"];
            evento: components["schemas"]["TipoEventoDeAcesso"];
            vezes: number;
            motivo: string | null;
            /** @description De quem tem hoje a matrícula. */
            nome: string | null;
            matricula: string | null;
            conta: components["schemas"]["ContaDeAcesso"] | null;
            endereco: string | null;
            operacao: string | null;
            codigo: string | null;
            rastro: string | null;
        };
        PaginaEventosDeAcesso: {
            itens: components["schemas"]["EventoDeAcessoRegistrado"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        /** @description Diz qual é o brasão; muda com ele. */
        Brasao: string;
        Agencia: {
            /** @description O destinatário das notas fiscais. */
            cnpj: string | null;
            /** @description Como sai nos papéis. */
            nome: components["schemas"]["Orgao"];
            /** @description O nome é o que a instalação traz (AGENCY_NAME); ninguém definiu outro. */
            daInstalacao: boolean;
            brasao: components["schemas"]["Brasao"] | null;
            alteradoEm: components["schemas"]["Instante"] | null;
            versao: number;
        };
        EdicaoAgencia: {
            /** @description Do maior ao menor, como Estado e Secretaria. */
            nome: string[];
            /** @description O da agência, com ou sem pontuação; nulo retira, ausente não muda. */
            cnpj?: string | null;
        };
        NovoAjuste: {
            itens: components["schemas"]["ItemDoAjuste"][];
            motivoId: components["schemas"]["Id"];
            /** @description Obrigatório quando o motivo exige ou a quantidade passa muito do efetivo. */
            texto?: components["schemas"]["TextoDaDecisao"];
        };
        ItemDoAjuste: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            para: components["schemas"]["Quantidade"];
        };
        RespostaDeAceite: {
            texto?: components["schemas"]["TextoDaDecisao"];
        };
        RespostaDeRecusa: {
            texto: components["schemas"]["TextoDaDecisao"];
        };
        /** @enum {string} */
        TipoAlteracaoContrato: "ADITIVO" | "APOSTILAMENTO";
        /** @description Em décimos de milésimo de por cento: 48312 é 4,8312 %. */
        IndiceDeReajuste: number;
        QuantidadeAlterada: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidadeContratada: components["schemas"]["QuantidadeContratada"];
        };
        NovaAlteracaoContrato: {
            tipo: components["schemas"]["TipoAlteracaoContrato"];
            data: components["schemas"]["Data"];
            processo: string;
            motivo: string;
            vigenciaFim?: components["schemas"]["Data"];
            valorTotalCentavos?: components["schemas"]["Centavos"];
            quantidades?: components["schemas"]["QuantidadeAlterada"][];
            /** @description Por que se passa do limite do art. 125. */
            justificativa?: string;
            indice?: components["schemas"]["IndiceDeReajuste"];
            valeDe?: components["schemas"]["Data"];
        };
        ItemAlterado: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            refeicao: string;
            publico: string;
            precoAntesCentavos: components["schemas"]["Centavos"];
            precoDepoisCentavos: components["schemas"]["Centavos"];
            quantidadeAntes: components["schemas"]["QuantidadeContratada"];
            quantidadeDepois: components["schemas"]["QuantidadeContratada"];
        };
        /** @description Acréscimos e supressões de todos os aditivos, cada um contra o valor inicial atualizado; um não compensa o outro. Percentuais em centésimos, arredondados para cima. */
        LimiteDoAditivo: {
            inicialCentavos: components["schemas"]["Centavos"];
            acrescimoCentavos: components["schemas"]["Centavos"];
            supressaoCentavos: components["schemas"]["Centavos"];
            acrescimo: components["schemas"]["CentesimosDePorCento"];
            supressao: components["schemas"]["CentesimosDePorCento"];
            passa: boolean;
        };
        CentesimosDePorCento: number;
        AlteracaoContrato: {
            /** @description Nulo na simulação. */
            id: components["schemas"]["Id"] | null;
            tipo: components["schemas"]["TipoAlteracaoContrato"];
            /** @description Por contrato e tipo. */
            numero: number;
            data: components["schemas"]["Data"];
            processo: string;
            motivo: string;
            vigenciaFimAntes: components["schemas"]["Data"];
            vigenciaFimDepois: components["schemas"]["Data"];
            valorAntesCentavos: components["schemas"]["Centavos"];
            valorDepoisCentavos: components["schemas"]["Centavos"];
            indice: components["schemas"]["IndiceDeReajuste"] | null;
            valeDe: components["schemas"]["Data"] | null;
            itens: components["schemas"]["ItemAlterado"][];
            /** @description Nulo onde as quantidades não mudam. */
            limite: components["schemas"]["LimiteDoAditivo"] | null;
            justificativa: string | null;
            por: string;
            em: components["schemas"]["Instante"];
        };
        AlteracoesContrato: {
            itens: components["schemas"]["AlteracaoContrato"][];
        };
        AlteracaoFeita: {
            alteracao: components["schemas"]["AlteracaoContrato"];
            avisos: string[];
        };
        TextoDaAnotacao: string;
        NovaAnotacaoMapa: {
            data: components["schemas"]["Data"];
            /** @description Nulo com o público, quando se anota o dia inteiro. */
            tipoAlimentacaoId: components["schemas"]["Id"] | null;
            tipoPublicoId: components["schemas"]["Id"] | null;
            texto: components["schemas"]["TextoDaAnotacao"];
        };
        /** @description O que uma pessoa escreveu sobre um dia do mapa de uma lotação, ou sobre uma célula dele. */
        AnotacaoMapa: {
            id: components["schemas"]["Id"];
            lotacaoId: components["schemas"]["Id"];
            data: components["schemas"]["Data"];
            tipoAlimentacaoId: components["schemas"]["Id"] | null;
            tipoPublicoId: components["schemas"]["Id"] | null;
            /** @description Nula quando é do dia inteiro. */
            refeicao: string | null;
            publico: string | null;
            texto: components["schemas"]["TextoDaAnotacao"];
            por: string;
            em: components["schemas"]["Instante"];
            retiradaEm: components["schemas"]["Instante"] | null;
            retiradaPor: string | null;
            acoes: components["schemas"]["AcaoAnotacaoMapa"][];
        };
        /** @enum {string} */
        AcaoAnotacaoMapa: "retirar";
        AnotacoesMapa: {
            itens: components["schemas"]["AnotacaoMapa"][];
        };
        /** @enum {string} */
        TipoMudanca: "pedido" | "atendimento" | "notificacao" | "ocorrencia" | "fiscalizacao" | "download" | "fechamento" | "tela";
        /** @description O que mudou, em uma linha `data` de um evento. */
        Mudanca: {
            tipo: components["schemas"]["TipoMudanca"];
            lotacaoId?: components["schemas"]["Id"];
            data?: components["schemas"]["Data"];
            pedidoId?: components["schemas"]["Id"];
            fiscalizacaoId?: components["schemas"]["Id"];
            situacao?: components["schemas"]["SituacaoPedido"];
        };
        MudancaNoPainel: {
            tipo: components["schemas"]["TipoMudanca"];
        };
        /**
         * @description SEM_PEDIDO, nada enviado até agora; DEVOLVIDO, a lotação tem o pedido de volta para corrigir; A_TRATAR, há pedido enviado à espera do atendimento; TRATADO, nada a fazer.
         * @enum {string}
         */
        CasoAtendimento: "SEM_PEDIDO" | "DEVOLVIDO" | "A_TRATAR" | "TRATADO";
        /** @enum {string} */
        FiltroResponsavel: "MEU" | "NINGUEM";
        /** @enum {string} */
        OrdemAtendimentos: "prazo" | "-prazo" | "lotacao" | "-lotacao" | "ultimoContato" | "-ultimoContato";
        /**
         * @description O que deu a ligação. ENVIADO_PELO_ATENDIMENTO, quem ligou enviou o pedido pela lotação.
         * @enum {string}
         */
        ResultadoContato: "ATENDEU" | "NAO_ATENDEU" | "VAI_ENVIAR" | "ENVIADO_PELO_ATENDIMENTO";
        /**
         * @description Uma ligação, ou AVISADO, o aviso que o sistema mandou a pedido do atendimento.
         * @enum {string}
         */
        ContatoAnotado: "ATENDEU" | "NAO_ATENDEU" | "VAI_ENVIAR" | "ENVIADO_PELO_ATENDIMENTO" | "AVISADO";
        Contato: {
            em: components["schemas"]["Instante"];
            por: string;
            resultado: components["schemas"]["ContatoAnotado"];
            nota: string | null;
        };
        Responsavel: {
            nome: string;
            desde: components["schemas"]["Instante"];
            /** @description É quem pergunta. */
            eu: boolean;
        };
        Presenca: {
            lotacaoId: components["schemas"]["Id"];
            data: components["schemas"]["Data"];
            nome: string;
            desde: components["schemas"]["Instante"];
        };
        PresencaMantida: {
            lotacaoId: components["schemas"]["Id"];
            data: components["schemas"]["Data"];
            aberta: boolean;
        };
        PedidoDoAtendimento: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            tipo: components["schemas"]["TipoPedido"];
            totalRefeicoes: number;
        };
        /** @description O dia de uma lotação, para quem atende; o id é o da lotação. */
        AtendimentoDaFila: {
            id: components["schemas"]["Id"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            fusoHorario: string;
            telefone: string | null;
            /** @description Por quem se pergunta ao ligar. */
            responsavelNome: string | null;
            data: components["schemas"]["Data"];
            caso: components["schemas"]["CasoAtendimento"];
            prazoLimiteEm: components["schemas"]["Instante"];
            pedidos: components["schemas"]["PedidoDoAtendimento"][];
            responsavel: components["schemas"]["Responsavel"] | null;
            ultimoContato: components["schemas"]["Contato"] | null;
            /** @description Quantos, neste dia. */
            contatos: number;
            /** @description As outras pessoas que o têm aberto agora. */
            abertoPor: components["schemas"]["Presenca"][];
        };
        ContagemPorCaso: {
            SEM_PEDIDO: number;
            DEVOLVIDO: number;
            A_TRATAR: number;
            TRATADO: number;
        };
        PaginaAtendimentos: {
            itens: components["schemas"]["AtendimentoDaFila"][];
            total: number;
            pagina: number;
            tamanho: number;
            porCaso: components["schemas"]["ContagemPorCaso"];
            /** @description O próximo prazo que ainda não terminou, deste dia ou do seguinte. */
            proximoPrazoEm: components["schemas"]["Instante"] | null;
        };
        Atendimento: components["schemas"]["AtendimentoDaFila"] & {
            /** @description Os contatos deste dia, o mais recente primeiro. */
            historico: components["schemas"]["Contato"][];
            acoes: components["schemas"]["AcaoAtendimento"][];
        };
        /**
         * @description O que esta pessoa pode fazer com este caso agora.
         * @enum {string}
         */
        AcaoAtendimento: "assumir" | "passar" | "liberar" | "contatar";
        DiaDoAtendimento: {
            data: components["schemas"]["Data"];
        };
        AvisoAsLotacoes: {
            data: components["schemas"]["Data"];
            lotacoes: components["schemas"]["Id"][];
        };
        AssuncaoAtendimento: {
            data: components["schemas"]["Data"];
            /**
             * @description Passa para si o que é de outra pessoa.
             * @default false
             */
            deOutraPessoa: boolean;
        };
        NovoContato: {
            data: components["schemas"]["Data"];
            resultado: components["schemas"]["ResultadoContato"];
            nota?: string;
        };
        /** @enum {string} */
        SituacaoAuditoria: "AGUARDANDO_SEMENTE" | "EM_CONFERENCIA" | "DEMONSTRADA" | "ENCERRADA";
        /** @enum {string} */
        AcaoAuditoria: "semear" | "conferir" | "encerrar";
        /** @description Centésimos de por cento. */
        PontosBase: number;
        NovaAuditoria: {
            mes: components["schemas"]["Mes"];
            /** @description De onde virá a semente, dito de modo que qualquer um a encontre: um sorteio público com data e número. */
            fonte: string;
            /** @description A hora do sorteio público, no futuro. */
            sementeDepoisDe: components["schemas"]["Instante"];
        };
        PrevisaoDaAuditoria: {
            mes: components["schemas"]["Mes"];
            /** @description Dias de unidade com valor. */
            itens: number;
            totalCentavos: components["schemas"]["Centavos"];
            contratos: components["schemas"]["ContratosDaAuditoria"];
            /** @description Medições do mês ainda sem atesto. */
            deFora: number;
            conferenciasSemErro: number;
        };
        /** @description Os números dos contratos. */
        ContratosDaAuditoria: string[];
        SementeDaAuditoria: {
            /** @description Os algarismos da fonte, na ordem; o que não é algarismo não conta. Ao menos 20. */
            semente: string;
        };
        NovaConferencia: {
            /** @description A linha da lista. */
            ordem: number;
            comprovadoCentavos: components["schemas"]["Centavos"];
            /** @description O que falta ou não bate; obrigatória onde nem tudo está comprovado. */
            observacao?: string;
        };
        EncerramentoDaAuditoria: {
            motivo: string;
        };
        AndamentoDaAuditoria: {
            /** @description Sorteios seguidos, desde o primeiro, já conferidos. */
            sorteios: number;
            /** @description Dias conferidos. */
            dias: number;
            /** @description Dias com menos comprovado que pago. */
            comErro: number;
            semComprovacaoCentavos: components["schemas"]["Centavos"];
            /** @description O risco de dar por certo um mês que passa da tolerância, pelos sorteios conferidos. */
            riscoPontos: components["schemas"]["PontosBase"];
            /** @description Sorteios que faltam, se todos estiverem certos; nulo onde já não se demonstra. */
            faltam: number | null;
            /** @description Dias ainda por conferir entre os sorteados; menos que os sorteios, porque um dia sai mais de uma vez. */
            diasQueFaltam: number;
        };
        AuditoriaResumida: {
            id: components["schemas"]["Id"];
            mes: components["schemas"]["Mes"];
            situacao: components["schemas"]["SituacaoAuditoria"];
            contratos: components["schemas"]["ContratosDaAuditoria"];
            /** @description Dias de unidade da lista. */
            itens: number;
            totalCentavos: components["schemas"]["Centavos"];
            toleranciaPontos: components["schemas"]["PontosBase"];
            /** @description O limite do risco. */
            riscoPontos: components["schemas"]["PontosBase"];
            fonte: string;
            sementeDepoisDe: components["schemas"]["Instante"];
            semente: string | null;
            semeadaEm: components["schemas"]["Instante"] | null;
            listaSha256: components["schemas"]["HashDoMapa"];
            abertaEm: components["schemas"]["Instante"];
            abertaPor: string;
            /** @description Por que foi encerrada sem demonstração. */
            motivo: string | null;
            encerradaEm: components["schemas"]["Instante"] | null;
        };
        Auditoria: {
            resumo: components["schemas"]["AuditoriaResumida"];
            versao: number;
            andamento: components["schemas"]["AndamentoDaAuditoria"];
            acoes: components["schemas"]["AcaoAuditoria"][];
        };
        Auditorias: {
            itens: components["schemas"]["AuditoriaResumida"][];
        };
        ConferenciaDoSorteado: {
            comprovadoCentavos: components["schemas"]["Centavos"];
            observacao: string | null;
            em: components["schemas"]["Instante"];
            por: string;
        };
        Sorteado: {
            /** @description A linha da lista. */
            ordem: number;
            /** @description Em que sorteios saiu; um dia caro pode sair mais de uma vez, e conta em cada uma. */
            sorteios: number[];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            medicaoId: components["schemas"]["Id"];
            contrato: string;
            /** @description O que se paga pelo dia, sem glosas e descontos. */
            valorCentavos: components["schemas"]["Centavos"];
            refeicoes: number;
            conferencia: components["schemas"]["ConferenciaDoSorteado"] | null;
            /** @description Por que esta pessoa não o confere, em palavras. */
            impedimento: string | null;
        };
        Sorteados: {
            itens: components["schemas"]["Sorteado"][];
        };
        CredenciaisDaConta: {
            /** @description A identificação da conta: conta-7. */
            client_id: string;
            client_secret: string;
        };
        TokenDaConta: {
            token: string;
            expiraEm: components["schemas"]["Instante"];
        };
        /** @description O operationId de uma operação. */
        Escopo: string;
        DadosContaServico: {
            /** @description O sistema que chama. */
            nome: string;
            /** @description Para que, e quem responde por ele. */
            finalidade: string;
            autoridade: components["schemas"]["Autoridade"];
            /** @description Com SOLICITANTE, a única lotação que a conta alcança. */
            lotacaoId?: components["schemas"]["Id"] | null;
            escopos: components["schemas"]["Escopo"][];
            /** @description Chamadas por minuto. */
            porMinuto: number;
            /** @description O último dia em que vale; no máximo daqui a dois anos. */
            validaAte: components["schemas"]["Data"];
        };
        SegredoDaConta: {
            id: components["schemas"]["Id"];
            /** @description As quatro últimas letras, para reconhecê-lo. */
            fim: string;
            criadoEm: components["schemas"]["Instante"];
            criadoPor: string;
            /** @description O último token que ele pediu. */
            usadoEm: components["schemas"]["Instante"] | null;
        };
        /** @enum {string} */
        SituacaoConta: "VALIDA" | "VENCIDA" | "REVOGADA";
        /** @enum {string} */
        AcaoConta: "editar" | "emitirSegredo" | "revogar";
        ContaServico: {
            id: components["schemas"]["Id"];
            clientId: string;
            nome: string;
            finalidade: string;
            situacao: components["schemas"]["SituacaoConta"];
            autoridade: components["schemas"]["Autoridade"];
            lotacao: components["schemas"]["ReferenciaLotacao"] | null;
            escopos: components["schemas"]["Escopo"][];
            porMinuto: number;
            validaAte: components["schemas"]["Data"];
            criadaEm: components["schemas"]["Instante"];
            criadaPor: string;
            /** @description A última chamada, com folga de um minuto; nula se nunca chamou. */
            usadaEm: components["schemas"]["Instante"] | null;
            revogadaEm: components["schemas"]["Instante"] | null;
            revogadaPor: string | null;
            /** @description Os que valem. */
            segredos: components["schemas"]["SegredoDaConta"][];
            versao: number;
            acoes: components["schemas"]["AcaoConta"][];
        };
        ContasServico: {
            itens: components["schemas"]["ContaServico"][];
        };
        ContaComSegredo: {
            conta: components["schemas"]["ContaServico"];
            /** @description Aparece só aqui. */
            segredo: string;
        };
        EscopoDeConta: {
            operacao: components["schemas"]["Escopo"];
            resumo: string;
            assunto: string;
            escreve: boolean;
            autoridades: components["schemas"]["Autoridade"][];
        };
        EscoposDeConta: {
            itens: components["schemas"]["EscopoDeConta"][];
        };
        /** @enum {string} */
        SituacaoContrato: "FUTURO" | "VIGENTE" | "A_VENCER" | "VENCIDO" | "ENCERRADO";
        ReferenciaContrato: {
            id: components["schemas"]["Id"];
            numero: string;
            /** @description Nome fantasia. */
            fornecedor: string;
        };
        Contrato: {
            id: components["schemas"]["Id"];
            numero: string;
            processo: string;
            lote: string;
            fornecedorId: components["schemas"]["Id"];
            fornecedor: string;
            cnpj: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            /** @description O último dia de um contrato terminado antes do prazo. */
            encerradoEm: components["schemas"]["Data"] | null;
            valorTotalCentavos: components["schemas"]["Centavos"];
            situacao: components["schemas"]["SituacaoContrato"];
            /** @description Dias até o último, contados de hoje; nulo no que não vale hoje. */
            venceEmDias: number | null;
            /** @description Lotações atendidas hoje. */
            lotacoes: number;
        };
        PaginaContratos: {
            itens: components["schemas"]["Contrato"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ContratoDetalhado: components["schemas"]["Contrato"] & {
            itens: components["schemas"]["ItemContrato"][];
            /** @description O contrato que este sucede. */
            contratoAnterior: components["schemas"]["ReferenciaContrato"] | null;
            versao: number;
            valorPedidoCentavos: components["schemas"]["Centavos"];
            percentualExecutado: components["schemas"]["PercentualExecutado"];
            /** @description O que a gravação deixou por resolver, uma frase por lotação. */
            avisos: string[];
        };
        /** @description Inteiro, arredondado para baixo; nulo onde nada foi contratado. */
        PercentualExecutado: number | null;
        ItemContrato: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            precoCentavos: components["schemas"]["Centavos"];
            quantidadeContratada: components["schemas"]["QuantidadeContratada"];
            /** @description Soma dos pedidos enviados. */
            quantidadePedida: number;
            /** @description Contratada menos pedida; negativo quando se pediu mais do que se contratou. */
            saldo: number;
            percentualExecutado: components["schemas"]["PercentualExecutado"];
        };
        QuantidadeContratada: number;
        ContratoDigitado: {
            numero: string;
            processo: string;
            lote: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            valorTotalCentavos: components["schemas"]["Centavos"];
            contratoAnteriorId?: components["schemas"]["Id"] | null;
        };
        NovoContrato: {
            fornecedorId: components["schemas"]["Id"];
            numero: string;
            processo: string;
            lote: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            valorTotalCentavos: components["schemas"]["Centavos"];
            contratoAnteriorId?: components["schemas"]["Id"] | null;
        };
        EncerramentoContrato: {
            ultimoDia: components["schemas"]["Data"];
        };
        ItensDigitados: {
            itens: components["schemas"]["ItemContratoDigitado"][];
        };
        ItemContratoDigitado: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            precoCentavos: number;
            quantidadeContratada: components["schemas"]["QuantidadeContratada"];
        };
        LotacoesDoContrato: {
            itens: components["schemas"]["LotacaoAtendida"][];
        };
        LotacaoAtendida: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
            /** @description Termina com o contrato, e o acompanha se ele for prorrogado. */
            ateOFim: boolean;
            refeicoes: components["schemas"]["Id"][];
        };
        NovoAtendimento: {
            lotacaoIds: components["schemas"]["Id"][];
            inicio: components["schemas"]["Data"];
            /** @description Sem ele, o fim do contrato. */
            fim?: components["schemas"]["Data"] | null;
            /** @description Sem elas, todas as que têm preço no contrato. */
            refeicoes?: components["schemas"]["Id"][];
        };
        FimDeAtendimento: {
            lotacaoIds: components["schemas"]["Id"][];
            ultimoDia: components["schemas"]["Data"];
            /** @description Sem elas, todas. */
            refeicoes?: components["schemas"]["Id"][];
        };
        LotacoesCandidatas: {
            itens: components["schemas"]["LotacaoCandidata"][];
        };
        LotacaoCandidata: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            ocupacoes: components["schemas"]["OcupacaoLotacao"][];
        };
        /** @description Quem já entrega uma refeição a uma lotação, e até quando. */
        OcupacaoLotacao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            contrato: components["schemas"]["ReferenciaContrato"];
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
        };
        Lacre: string;
        Lacres: components["schemas"]["Lacre"][];
        QuantidadeDeclarada: number;
        LinhaDeclarada: {
            lotacaoId: components["schemas"]["Id"];
            tipoAlimentacaoId: components["schemas"]["Id"];
            produzida: components["schemas"]["QuantidadeDeclarada"];
            entregue: components["schemas"]["QuantidadeDeclarada"];
            lacres?: components["schemas"]["Lacres"];
            placa?: components["schemas"]["Placa"];
        };
        NovaDeclaracao: {
            /**
             * Format: uuid
             * @description Do envio; repetido, não declara de novo.
             */
            uuid: string;
            data: components["schemas"]["Data"];
            /** @description A que se viu; 0 sem nenhuma. */
            versao: number;
            nome: string;
            linhas: components["schemas"]["LinhaDeclarada"][];
        };
        LinhaAPreencher: {
            lotacao: components["schemas"]["LotacaoDeclarada"];
            tipoAlimentacaoId: components["schemas"]["Id"];
            refeicao: string;
            confirmada: components["schemas"]["QuantidadeDeclarada"];
            produzida: components["schemas"]["QuantidadeDeclarada"] | null;
            entregue: components["schemas"]["QuantidadeDeclarada"] | null;
            lacres: components["schemas"]["Lacres"];
            placa: components["schemas"]["Placa"] | null;
        };
        LotacaoDeclarada: {
            id: components["schemas"]["Id"];
            nome: string;
        };
        DiaADeclarar: {
            data: components["schemas"]["Data"];
            /** @description Até quando se declara ou corrige. */
            ate: components["schemas"]["Instante"];
            declarado: boolean;
        };
        DeclaracaoAPreencher: {
            contrato: string;
            fornecedor: string;
            data: components["schemas"]["Data"];
            versao: number;
            nome: string | null;
            recebidaEm: components["schemas"]["Instante"] | null;
            /** @description Os que ainda se declaram. */
            dias: components["schemas"]["DiaADeclarar"][];
            linhas: components["schemas"]["LinhaAPreencher"][];
        };
        DeclaracaoRecebida: {
            data: components["schemas"]["Data"];
            versao: number;
            recebidaEm: components["schemas"]["Instante"];
            ate: components["schemas"]["Instante"];
        };
        AcessoDeclaracao: {
            criadoEm: components["schemas"]["Instante"];
            por: string;
            expiraEm: components["schemas"]["Instante"];
        };
        AcessoCriado: {
            endereco: string;
            acesso: components["schemas"]["AcessoDeclaracao"];
        };
        AcessoRevogado: {
            /** @description Falso quando não havia o que revogar. */
            revogado: boolean;
        };
        DiaDeclarado: {
            data: components["schemas"]["Data"];
            confirmadas: number;
            /** @description Nula, o dia não foi declarado. */
            declaracao: components["schemas"]["ResumoDaDeclaracao"] | null;
        };
        ResumoDaDeclaracao: {
            versao: number;
            nome: string;
            recebidaEm: components["schemas"]["Instante"];
            produzidas: number;
            entregues: number;
        };
        DeclaracoesDoContrato: {
            mes: components["schemas"]["Mes"];
            /** @description O endereço que vale; nulo sem nenhum. */
            acesso: components["schemas"]["AcessoDeclaracao"] | null;
            /** @description A pessoa cria e revoga o endereço. */
            administra: boolean;
            dias: components["schemas"]["DiaDeclarado"][];
        };
        LinhaDoDeclarado: {
            lotacao: components["schemas"]["LotacaoDeclarada"];
            refeicao: string;
            confirmada: components["schemas"]["QuantidadeDeclarada"];
            /** @description Nula enquanto ninguém registrou a entrega. */
            recebida: components["schemas"]["QuantidadeDeclarada"] | null;
            /** @description Nula, não declarada. */
            produzida: components["schemas"]["QuantidadeDeclarada"] | null;
            entregue: components["schemas"]["QuantidadeDeclarada"] | null;
            lacres: components["schemas"]["Lacres"];
            placa: components["schemas"]["Placa"] | null;
        };
        DeclaracaoDoDia: {
            data: components["schemas"]["Data"];
            versoes: components["schemas"]["ResumoDaDeclaracao"][];
            linhas: components["schemas"]["LinhaDoDeclarado"][];
        };
        /** @description A palavra do fornecedor sobre o dia da lotação; não muda o que se paga. */
        DeclaradoNoMapa: {
            produzidas: number;
            entregues: number;
            /** @description Outro contrato do dia não declarou. */
            emParte: boolean;
        };
        /** @description O que as listas mostram da dieta; diz qual é a quem tem a legenda, e a mais ninguém. */
        CodigoDieta: string;
        TipoDieta: {
            id: components["schemas"]["Id"];
            codigo: components["schemas"]["CodigoDieta"];
            nome: string;
            ativo: boolean;
            versao: number;
        };
        NovoTipoDieta: {
            nome: string;
        };
        EdicaoTipoDieta: {
            nome: string;
            ativo: boolean;
        };
        DietaDigitada: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            tipoDietaId: components["schemas"]["Id"];
            quantidade: number;
            /** @description Iniciais ou código da pessoa na unidade; nunca o nome nem o CPF. */
            identificacao?: string;
        };
        DietasDigitadas: {
            dietas: components["schemas"]["DietaDigitada"][];
        };
        DietaDoPedido: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            tipoDietaId: components["schemas"]["Id"];
            codigo: components["schemas"]["CodigoDieta"];
            /** @description Nulo para o atendimento. */
            nome: string | null;
            quantidade: number;
            /** @description Nula para o atendimento. */
            identificacao: string | null;
        };
        /** @enum {string} */
        AcaoDietas: "definirDietas";
        DietasDoPedido: {
            pedido: components["schemas"]["ReferenciaPedido"];
            dietas: components["schemas"]["DietaDoPedido"][];
            acoes: components["schemas"]["AcaoDietas"][];
        };
        /**
         * @description O que se sabe preparar em segundo plano.
         * @enum {string}
         */
        TipoDownload: "MAPA_XLSX" | "MAPA_CSV" | "MAPA_PDF" | "MEDICAO_PDF" | "TERMOS_ZIP" | "FOTOS_ZIP";
        /** @enum {string} */
        SituacaoDownload: "NA_FILA" | "EM_PROCESSAMENTO" | "CONCLUIDO" | "ERRO" | "CANCELADO" | "EXPIRADO";
        /** @enum {string} */
        EventoDownload: "pedir" | "iniciar" | "retomar" | "concluir" | "falhar" | "cancelar" | "repetir" | "expirar";
        /**
         * @description O que a pessoa pode fazer agora com o download.
         * @enum {string}
         */
        AcaoDownload: "baixar" | "cancelar" | "repetir";
        /** @description O recorte do arquivo; cada tipo diz do que precisa. */
        ParametrosDownload: {
            mes?: components["schemas"]["Mes"];
            /** @description Um dia de todas as lotações, em vez do mês; só nos arquivos do mapa. */
            data?: components["schemas"]["Data"];
            lotacaoId?: components["schemas"]["Id"];
            /** @description Só estas lotações; com lotacaoId, só ela. */
            lotacoes?: components["schemas"]["Id"][];
            uf?: components["schemas"]["Uf"];
            base?: components["schemas"]["BaseDoMapa"];
            contratoId?: components["schemas"]["Id"];
            fornecedorId?: components["schemas"]["Id"];
            medicaoId?: components["schemas"]["Id"];
            fiscalizacoes?: components["schemas"]["FiltroFiscalizacoes"];
        };
        /** @description Como a lista de fiscalizações; sem situação, as realizadas. */
        FiltroFiscalizacoes: {
            situacao?: string;
            de?: components["schemas"]["Data"];
            ate?: components["schemas"]["Data"];
            lotacaoId?: components["schemas"]["Id"];
            fornecedorId?: components["schemas"]["Id"];
            tipoAlimentacaoId?: components["schemas"]["Id"];
            resultado?: components["schemas"]["ResultadoFiscalizacao"];
            origem?: components["schemas"]["OrigemFiscalizacao"];
            fiscalId?: components["schemas"]["Id"];
            criticas?: boolean;
            gravidade?: components["schemas"]["Gravidade"];
            correcao?: components["schemas"]["EstadoCorrecao"];
            busca?: string;
        };
        NovoDownload: {
            tipo: components["schemas"]["TipoDownload"];
            parametros: components["schemas"]["ParametrosDownload"];
        };
        Download: {
            id: components["schemas"]["Id"];
            tipo: components["schemas"]["TipoDownload"];
            /** @description O que é o arquivo, em palavras. */
            titulo: string;
            situacao: components["schemas"]["SituacaoDownload"];
            /** @description Por cento do que há a fazer. */
            progresso: number;
            pedidoEm: components["schemas"]["Instante"];
            concluidoEm: components["schemas"]["Instante"] | null;
            expiraEm: components["schemas"]["Instante"] | null;
            bytes: number | null;
            nomeArquivo: string | null;
            /** @description O que impediu, em palavras. */
            erro: string | null;
            lido: boolean;
            acoes: components["schemas"]["AcaoDownload"][];
        };
        PaginaDownloads: {
            itens: components["schemas"]["Download"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ContagemDownloads: {
            /** @description Prontos e não baixados, ou que falharam. */
            aLer: number;
            emAndamento: number;
        };
        /** @description Um mês, como 2026-11. */
        Mes: string;
        PessoasOuNada: components["schemas"]["Pessoas"] | null;
        EfetivoDoMes: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            mes: components["schemas"]["Mes"];
            hoje: components["schemas"]["Data"];
            ate: components["schemas"]["Data"];
            /** @description Todos os dias do mês, em ordem. */
            dias: components["schemas"]["DiaDeEfetivo"][];
        };
        /** @description Um dia do mês; números nulos quando o dia não foi informado. */
        DiaDeEfetivo: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["PessoasOuNada"];
            servidoresPlantao: components["schemas"]["PessoasOuNada"];
            servidoresExpediente: components["schemas"]["PessoasOuNada"];
            visitantesPrevistos: components["schemas"]["PessoasOuNada"];
            fonte: components["schemas"]["FonteEfetivo"] | null;
            capturadoEm: components["schemas"]["Instante"] | null;
        };
        EfetivosDoDia: {
            data: components["schemas"]["Data"];
            linhas: components["schemas"]["EfetivoNoDia"][];
        };
        EfetivoNoDia: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            fusoHorario: string;
            /** @description O do dia; nulo enquanto ninguém o informou. */
            informado: components["schemas"]["NumerosDoDia"] | null;
            /** @description O último de antes do dia; nulo quando nunca houve. */
            anterior: components["schemas"]["EfetivoAnterior"] | null;
        };
        NumerosDoDia: {
            internos: components["schemas"]["Pessoas"];
            servidores: components["schemas"]["TotalDeServidores"];
            fonte: components["schemas"]["FonteEfetivo"];
            capturadoEm: components["schemas"]["Instante"];
            /** @description Quem informou ou importou; nulo quando não se sabe. */
            por: string | null;
        };
        EfetivoAnterior: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            servidores: components["schemas"]["TotalDeServidores"];
        };
        /** @description De plantão e de expediente. */
        TotalDeServidores: number;
        DiasDeEfetivo: {
            dias: components["schemas"]["NovoDiaDeEfetivo"][];
        };
        NovoDiaDeEfetivo: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            visitantesPrevistos?: components["schemas"]["PessoasOuNada"];
        };
        Pessoas: number;
        /** @enum {string} */
        FonteEfetivo: "MANUAL" | "IMPORTADO" | "INTEGRACAO";
        NovoEfetivo: {
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            visitantesPrevistos?: components["schemas"]["PessoasOuNada"];
        };
        Efetivo: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            fonte: components["schemas"]["FonteEfetivo"];
            capturadoEm: components["schemas"]["Instante"];
        };
        PaginaEfetivos: {
            itens: components["schemas"]["Efetivo"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        /** @enum {string} */
        TipoEmpenho: "ORDINARIO" | "ESTIMATIVO" | "GLOBAL";
        /** @enum {string} */
        TipoMovimentoEmpenho: "REFORCO" | "ANULACAO";
        /** @description Em centavos. */
        ValorEmpenhado: number;
        /** @description Como na nota, por exemplo 2026NE000123. */
        NumeroEmpenho: string;
        NovoEmpenho: {
            numero: components["schemas"]["NumeroEmpenho"];
            data: components["schemas"]["Data"];
            valorCentavos: components["schemas"]["ValorEmpenhado"];
            tipo: components["schemas"]["TipoEmpenho"];
            /** @description A fonte do recurso. */
            fonte?: string;
            /** @description A natureza da despesa. */
            natureza?: string;
        };
        NovoMovimentoEmpenho: {
            tipo: components["schemas"]["TipoMovimentoEmpenho"];
            data: components["schemas"]["Data"];
            valorCentavos: components["schemas"]["ValorEmpenhado"];
            motivo: string;
        };
        MovimentoEmpenho: {
            id: components["schemas"]["Id"];
            tipo: components["schemas"]["TipoMovimentoEmpenho"];
            data: components["schemas"]["Data"];
            valorCentavos: components["schemas"]["Centavos"];
            motivo: string;
            por: string;
            em: components["schemas"]["Instante"];
        };
        LiberacaoEmpenho: {
            em: components["schemas"]["Instante"];
            por: string;
            motivo: string;
        };
        /** @description O que o atesto de uma medição tomou do empenho; liberado quando um mapa dela foi reaberto. */
        ConsumoEmpenho: {
            id: components["schemas"]["Id"];
            medicaoId: components["schemas"]["Id"];
            mes: components["schemas"]["Mes"];
            valorCentavos: components["schemas"]["Centavos"];
            em: components["schemas"]["Instante"];
            por: string;
            liberado: components["schemas"]["LiberacaoEmpenho"] | null;
        };
        /** @description O saldo é o valor mais os reforços, menos as anulações e o consumido; nunca é negativo. */
        Empenho: {
            id: components["schemas"]["Id"];
            numero: string;
            data: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoEmpenho"];
            fonte: string;
            natureza: string;
            valorCentavos: components["schemas"]["Centavos"];
            reforcadoCentavos: components["schemas"]["Centavos"];
            anuladoCentavos: components["schemas"]["Centavos"];
            consumidoCentavos: components["schemas"]["Centavos"];
            saldoCentavos: components["schemas"]["Centavos"];
            movimentos: components["schemas"]["MovimentoEmpenho"][];
            consumos: components["schemas"]["ConsumoEmpenho"][];
        };
        /** @description Até quando o saldo paga, na média do que os últimos meses consumiram. */
        PrevisaoEmpenhos: {
            /** @description De quantos meses é a média. */
            meses: number;
            mediaCentavos: components["schemas"]["Centavos"];
            /** @description O último mês que o saldo paga inteiro; nulo se não paga o próximo. */
            ateMes: components["schemas"]["Mes"] | null;
            fimDoContrato: components["schemas"]["Data"];
            /** @description Uma frase, quando o saldo acaba antes do contrato. */
            aviso: string | null;
        };
        SimulacaoEmpenhos: {
            pessoas: number;
            /** @description De uma pessoa por dia, a soma de uma de cada refeição do contrato para o seu público. */
            porPessoaCentavos: components["schemas"]["Centavos"];
            /** @description O que 30 dias custariam a mais; negativo, a menos. */
            porMesCentavos: number;
            /** @description Nula enquanto nenhuma medição consumiu. */
            semMudanca: components["schemas"]["PrevisaoEmpenhos"] | null;
            /** @description Nula enquanto nenhuma medição consumiu. */
            comMudanca: components["schemas"]["PrevisaoEmpenhos"] | null;
            /** @description O mesmo em palavras. */
            frase: string;
        };
        EmpenhosDoContrato: {
            itens: components["schemas"]["Empenho"][];
            saldoCentavos: components["schemas"]["Centavos"];
            /** @description Nula enquanto nenhuma medição consumiu. */
            previsao: components["schemas"]["PrevisaoEmpenhos"] | null;
        };
        /** @description Quanto de um empenho, com o saldo dele antes e depois. */
        ParteDaMedicao: {
            empenhoId: components["schemas"]["Id"];
            numero: string;
            valorCentavos: components["schemas"]["Centavos"];
            antesCentavos: components["schemas"]["Centavos"];
            depoisCentavos: components["schemas"]["Centavos"];
        };
        ConsumoDaMedicao: {
            empenhoId: components["schemas"]["Id"];
            numero: string;
            valorCentavos: components["schemas"]["Centavos"];
            em: components["schemas"]["Instante"];
            por: string;
            liberado: components["schemas"]["LiberacaoEmpenho"] | null;
        };
        EmpenhosDaMedicao: {
            /** @description Sem nenhum, o contrato se atesta sem consumir. */
            temEmpenhos: boolean;
            liquidoCentavos: components["schemas"]["Centavos"];
            saldoCentavos: components["schemas"]["Centavos"];
            /** @description O que o atesto consumiria agora, do empenho mais antigo ao mais novo; vazio depois do atesto. */
            partes: components["schemas"]["ParteDaMedicao"][];
            /** @description Por que o saldo não basta, em palavras. */
            falta: string | null;
            consumos: components["schemas"]["ConsumoDaMedicao"][];
        };
        /** @enum {string} */
        SituacaoFechamento: "ABERTO" | "FECHADO" | "ASSINADO" | "REABERTO";
        /** @enum {string} */
        AcaoFechamento: "fechar" | "assinar" | "reabrir";
        /** @enum {string} */
        PapelAssinatura: "RESPONSAVEL_UNIDADE" | "FISCAL" | "PREPOSTO";
        /** @enum {string} */
        VigenciaDoMapa: "VIGENTE" | "REABERTA" | "SUBSTITUIDA";
        /** @enum {string} */
        AlertaDoMapa: "SEM_PEDIDO_COM_EFETIVO" | "SEM_EFETIVO_COM_PEDIDO" | "SEM_EFETIVO_INFORMADO";
        VersaoDoMapa: number;
        /** @description SHA-256. */
        HashDoMapa: string;
        /** @description Sete grupos de quatro, letras e números que não se confundem. */
        CodigoVerificacao: string;
        FechamentosDoPeriodo: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            itens: components["schemas"]["FechamentoDoDia"][];
        };
        FechamentoDaLotacao: {
            lotacaoId: components["schemas"]["Id"];
            situacao: components["schemas"]["SituacaoFechamento"];
            versao: number;
            /** @description Das exigidas. */
            assinaturas: number;
            exigidas: number;
        };
        FechamentosDasLotacoes: {
            data: components["schemas"]["Data"];
            itens: components["schemas"]["FechamentoDaLotacao"][];
        };
        FechamentosDoMes: {
            mes: components["schemas"]["Mes"];
            linhas: components["schemas"]["MesDaLotacao"][];
        };
        MesDaLotacao: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            /** @description Uma letra para cada dia do mês, em ordem. F está fechado, A assinado, R reaberto; - está aberto, e . ainda não terminou. Uma letra, porque são dezenas de milhares de dias em uma resposta. */
            dias: string;
        };
        MapaAAssinar: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            versao: number;
            fechadoEm: components["schemas"]["Instante"];
            fechadoPor: string;
            totalRefeicoes: number;
            liquidoCentavos: components["schemas"]["Centavos"];
            /** @description Das exigidas, as que esta pessoa pode dar. */
            faltam: components["schemas"]["PapelAssinatura"][];
        };
        MapasAAssinar: {
            total: number;
            itens: components["schemas"]["MapaAAssinar"][];
        };
        FechamentoDoDia: {
            data: components["schemas"]["Data"];
            situacao: components["schemas"]["SituacaoFechamento"];
            /** @description Zero enquanto o dia nunca foi fechado. */
            versao: number;
            assinaturas: number;
            exigidas: number;
        };
        AssinaturaMapa: {
            papel: components["schemas"]["PapelAssinatura"];
            nome: string;
            /** @description Do preposto não há. */
            matricula: string | null;
            cargo: string | null;
            em: components["schemas"]["Instante"];
            hash: components["schemas"]["HashDoMapa"];
        };
        VersaoFechada: {
            numero: components["schemas"]["VersaoDoMapa"];
            situacao: components["schemas"]["SituacaoFechamento"];
            vigencia: components["schemas"]["VigenciaDoMapa"];
            fechadoEm: components["schemas"]["Instante"];
            fechadoPor: string;
            hash: components["schemas"]["HashDoMapa"];
            codigo: components["schemas"]["CodigoVerificacao"];
            reabertoEm: components["schemas"]["Instante"] | null;
            reabertoPor: string | null;
            motivo: string | null;
            totalRefeicoes: number;
            liquidoCentavos: number;
            assinaturas: components["schemas"]["AssinaturaMapa"][];
        };
        Fechamento: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            situacao: components["schemas"]["SituacaoFechamento"];
            versao: number;
            exigidas: components["schemas"]["PapelAssinatura"][];
            /** @description Em que papéis esta pessoa pode assinar agora. */
            papeis: components["schemas"]["PapelAssinatura"][];
            /** @description Da mais nova à mais velha. */
            versoes: components["schemas"]["VersaoFechada"][];
            /** @description Por que o dia ainda não pode ser fechado, em frases. */
            pendencias: string[];
            alertas: components["schemas"]["AlertaDoMapa"][];
            acoes: components["schemas"]["AcaoFechamento"][];
        };
        PedidoDeFechamento: Record<string, never>;
        NovaAssinaturaMapa: {
            papel: components["schemas"]["PapelAssinatura"];
            /** @description A senha de quem está na sessão. */
            senha: string;
            /** @description Só do preposto, que não tem conta. */
            nome?: string;
            cargo?: string;
        };
        ReaberturaDoMapa: {
            motivoId: components["schemas"]["Id"];
            texto?: string;
        };
        MesAFechar: {
            mes: components["schemas"]["Mes"];
        };
        MesFechado: {
            resultados: components["schemas"]["ResultadoDoDia"][];
        };
        ResultadoDoDia: {
            data: components["schemas"]["Data"];
            feito: boolean;
            /** @description Por que não. */
            detail?: string;
        };
        DiferencasDeVersao: {
            itens: components["schemas"]["DiferencaDeVersao"][];
        };
        DiferencaDeVersao: {
            onde: string;
            antes: string;
            depois: string;
        };
        CadeiaVerificada: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            /** @description Quantas foram conferidas. */
            versoes: number;
            integra: boolean;
            ultimoHash: components["schemas"]["HashDoMapa"] | null;
            falhas: components["schemas"]["FalhaDaCadeia"][];
        };
        FalhaDaCadeia: {
            sequencia: number;
            data: components["schemas"]["Data"];
            versao: components["schemas"]["VersaoDoMapa"];
            /** @description O valor que não é mais o que foi fechado, em palavras. */
            onde: string;
            detalhe: string;
        };
        MapaVerificado: {
            lotacao: components["schemas"]["LotacaoDoMapa"];
            data: components["schemas"]["Data"];
            versao: components["schemas"]["VersaoDoMapa"];
            vigencia: components["schemas"]["VigenciaDoMapa"];
            substituidaPor: components["schemas"]["MapaSubstituto"] | null;
            fechadoEm: components["schemas"]["Instante"];
            assinaturas: components["schemas"]["AssinaturaPublica"][];
            colunas: components["schemas"]["ColunaVerificada"][];
            totalRefeicoes: number;
            brutoCentavos: number;
            glosaCentavos: number;
            /** @description Bruto menos glosa menos ele é o líquido. */
            descontoCentavos?: number;
            liquidoCentavos: number;
            hash: components["schemas"]["HashDoMapa"];
            /** @description O que está guardado é o que foi fechado. */
            integra: boolean;
            falhas: string[];
        };
        MesVerificado: {
            lotacao: components["schemas"]["LotacaoDoMapa"];
            mes: components["schemas"]["Mes"];
            emitidoEm: components["schemas"]["Instante"];
            /** @description Todas as versões impressas ainda valem. */
            emVigor: boolean;
            dias: components["schemas"]["DiaVerificado"][];
            /** @description Dias do mês fechados depois do papel. */
            fechadosDepois: number;
            totalRefeicoes: number;
            brutoCentavos: number;
            glosaCentavos: number;
            descontoCentavos: number;
            liquidoCentavos: number;
            selo: components["schemas"]["HashDoMapa"];
            /** @description O que está guardado é o que foi fechado e impresso. */
            integra: boolean;
            falhas: string[];
        };
        DiaVerificado: {
            data: components["schemas"]["Data"];
            versao: components["schemas"]["VersaoDoMapa"];
            vigencia: components["schemas"]["VigenciaDoMapa"];
            substituidaPor: components["schemas"]["VersaoDoMapa"] | null;
            totalRefeicoes: number;
            brutoCentavos: number;
            glosaCentavos: number;
            descontoCentavos: number;
            liquidoCentavos: number;
        };
        LotacaoDoMapa: {
            nome: string;
            municipio: string;
            uf: components["schemas"]["Uf"];
        };
        MapaSubstituto: {
            versao: components["schemas"]["VersaoDoMapa"];
            fechadoEm: components["schemas"]["Instante"];
        };
        AssinaturaPublica: {
            papel: components["schemas"]["PapelAssinatura"];
            em: components["schemas"]["Instante"];
        };
        ColunaVerificada: {
            refeicao: string;
            publico: string;
            aceita: number;
            /** @description Se entra no total de refeições; sem dizer, entra. */
            contaNosTotais?: boolean;
        };
        NovoFeriado: {
            data: components["schemas"]["Data"];
            descricao: string;
            ambito: components["schemas"]["AmbitoFeriado"];
            uf?: components["schemas"]["Uf"] | null;
            municipio?: string | null;
            lotacaoId?: components["schemas"]["Id"] | null;
        };
        Feriado: {
            id: components["schemas"]["Id"];
            data: components["schemas"]["Data"];
            descricao: string;
            ambito: components["schemas"]["AmbitoFeriado"];
            uf: components["schemas"]["Uf"] | null;
            municipio: string | null;
            lotacao: components["schemas"]["ReferenciaLotacao"] | null;
            ativo: boolean;
            versao: number;
        };
        /** @enum {string} */
        OrigemFeriado: "OFICIAL" | "PROPRIO";
        /** @enum {string} */
        AcaoFeriado: "editar" | "desligar" | "religar" | "inativar" | "reativar";
        FeriadoOficial: {
            data: components["schemas"]["Data"];
            /** @description Nula no feriado nacional. */
            uf: components["schemas"]["Uf"] | null;
            ligado: boolean;
        };
        DiaFeriado: {
            /** @description Só o dia próprio tem. */
            id: components["schemas"]["Id"] | null;
            data: components["schemas"]["Data"];
            nome: string;
            ambito: components["schemas"]["AmbitoFeriado"];
            uf: components["schemas"]["Uf"] | null;
            municipio: string | null;
            lotacao: components["schemas"]["ReferenciaLotacao"] | null;
            origem: components["schemas"]["OrigemFeriado"];
            ativo: boolean;
            versao: number | null;
            acoes: components["schemas"]["AcaoFeriado"][];
        };
        CalendarioFeriados: {
            ano: number;
            hoje: components["schemas"]["Data"];
            itens: components["schemas"]["DiaFeriado"][];
        };
        /** @enum {string} */
        SituacaoFiscalizacao: "PENDENTE" | "EM_ANDAMENTO" | "AGUARDANDO_FOTOS" | "REALIZADA" | "CIENTE_FORNECEDOR" | "NAO_REALIZADA" | "CANCELADA";
        /** @enum {string} */
        OrigemFiscalizacao: "ROTINA" | "AMOSTRAGEM" | "DENUNCIA" | "REINCIDENCIA" | "MANUAL";
        /** @enum {string} */
        ResultadoFiscalizacao: "CONFORME" | "ATENCAO" | "NAO_CONFORME" | "REPROVADA";
        /** @enum {string} */
        EventoFiscalizacao: "abrir" | "designar" | "iniciar" | "naoRealizar" | "cancelar" | "acompanharCancelamento" | "guardarRascunho" | "concluir" | "receberFotos" | "darCiencia" | "retificar" | "pedirCorrecao" | "anotarCorrecao" | "reabrir";
        /**
         * @description O que a pessoa pode fazer agora.
         * @enum {string}
         */
        AcaoFiscalizacao: "designar" | "iniciar" | "continuar" | "naoRealizar" | "cancelar" | "concluir" | "darCiencia" | "retificar" | "pedirCorrecao" | "anotarCorrecao" | "reabrir";
        /**
         * @description O que se pediu ao fornecedor que corrigisse, e se já se viu corrigido.
         * @enum {string}
         */
        EstadoCorrecao: "PEDIDA" | "FEITA";
        /** @enum {string} */
        OrdemFiscalizacoes: "data" | "-data" | "prazo" | "-prazo" | "lotacao" | "-lotacao" | "nota" | "-nota" | "realizadaEm" | "-realizadaEm";
        NumeroFiscalizacao: string;
        /** @enum {string} */
        RespostaConformidade: "CONFORME" | "NAO_CONFORME" | "NAO_SE_APLICA";
        /** @enum {string} */
        CienciaDoPreposto: "ACEITA" | "RECUSA" | "AUSENTE";
        /**
         * @description O que quem lê precisa saber da fiscalização; nada disto a impede.
         * @enum {string}
         */
        AvisoFiscalizacao: "AMOSTRA_INSUFICIENTE" | "SEM_RECEBIMENTO" | "RELOGIO_ERRADO" | "CHEGADA_DIGITADA" | "FORA_DA_JANELA" | "DISPENSA_DA_SEGREGACAO" | "DIVERGE_DO_RECEBIMENTO";
        /** @description Décimos de ponto, sem arredondar para cima: 895 é 89,5. */
        Nota: number;
        Pontos: number;
        Gramas: number;
        /** Format: uuid */
        FotoUuid: string;
        PessoaNomeada: {
            id: components["schemas"]["Id"];
            nome: string;
        };
        PesagemDoItem: {
            taraG: components["schemas"]["Gramas"];
            brutosG: components["schemas"]["Gramas"][];
        };
        LeituraDeTemperatura: {
            preparacao?: string;
            graus: components["schemas"]["Temperatura"];
            medidaEm?: components["schemas"]["Instante"];
        };
        QuantidadeContada: {
            tipoPublicoId: components["schemas"]["Id"];
            entregue: components["schemas"]["Quantidade"];
        };
        /** @description O que se respondeu de um item, no campo do tipo dele — `resposta` na CONFORMIDADE (e onde não há limite, ou onde se discorda da medida para pior); `valor` no NUMERO, na ESCALA, na HORA (minuto do dia, 0 a 1.439), no AUTOMATICO (minuto do dia em que chegou, se ainda não há recebimento) e na CONFORMIDADE com pontos por unidade; `pesos`, `leituras`, `quantidades`, `texto`, `fotos`. */
        RespostaDoItem: {
            item: components["schemas"]["CodigoItem"];
            resposta?: components["schemas"]["RespostaConformidade"];
            valor?: number;
            pesos?: components["schemas"]["PesagemDoItem"];
            leituras?: components["schemas"]["LeituraDeTemperatura"][];
            quantidades?: components["schemas"]["QuantidadeContada"][];
            texto?: string;
            observacao?: string;
            fotos?: components["schemas"]["FotoUuid"][];
            /** @description No rascunho, quando se respondeu: de dois aparelhos fica a resposta mais nova de cada item. */
            em?: components["schemas"]["Instante"];
        };
        FotoDeclarada: {
            uuid: components["schemas"]["FotoUuid"];
            sha256: string;
            bytes: number;
            contexto: components["schemas"]["ContextoFoto"];
        };
        /** @description Nome de quem assina e, se desenhada, os traços — listas de x e y alternados de 0 a 1.000. */
        Assinatura: {
            nome: string;
            tracos?: number[][];
        };
        /** @description Quem representa a empresa na entrega. Quem recusa diz por quê. */
        Preposto: {
            nome?: string;
            documento?: string;
            ciencia: components["schemas"]["CienciaDoPreposto"];
            justificativa?: string;
            assinatura?: components["schemas"]["Assinatura"];
        };
        CienciaPreposto: {
            preposto: components["schemas"]["Preposto"];
        };
        NovaFiscalizacao: {
            /** @enum {string} */
            origem: "MANUAL" | "DENUNCIA";
            pedidoId?: components["schemas"]["Id"];
            /** @description Sem pedidoId; o pedido do dia e da refeição é achado. */
            lotacaoId?: components["schemas"]["Id"];
            /** @description Sem pedidoId; sem ela, hoje na lotação. */
            data?: components["schemas"]["Data"];
            tipoAlimentacaoId: components["schemas"]["Id"];
            designadoId?: components["schemas"]["Id"];
            /** @description Na denúncia, o que se denunciou. */
            observacao?: string;
        };
        DesignacaoFiscalizacao: {
            usuarioId: components["schemas"]["Id"] | null;
        };
        InicioFiscalizacao: {
            /** @description Pelo relógio do aparelho. */
            iniciadaEm?: components["schemas"]["Instante"];
            /** @description O que o aparelho mostrou, do mesmo contrato; sem ele, o em vigor. */
            formularioId?: components["schemas"]["Id"];
        };
        MotivoFiscalizacao: {
            motivo: string;
        };
        RascunhoRespostas: {
            rascunhoVersao: number;
            respostas: components["schemas"]["RespostaDoItem"][];
            /** @description As que este aparelho guarda, para que outro possa concluir com elas. */
            fotos?: components["schemas"]["FotoDeclarada"][];
        };
        RascunhoGuardado: {
            rascunhoVersao: number;
            respostas: components["schemas"]["RespostaDoItem"][];
            fotos: components["schemas"]["FotoDeclarada"][];
            guardadoEm: components["schemas"]["Instante"];
            guardadoPor: string;
        };
        ConteudoConclusao: {
            respostas: components["schemas"]["RespostaDoItem"][];
            fotosDeclaradas: components["schemas"]["FotoDeclarada"][];
            assinatura: components["schemas"]["Assinatura"];
            preposto?: components["schemas"]["Preposto"];
        };
        ConclusaoFiscalizacao: components["schemas"]["ConteudoConclusao"] & {
            clienteUuid: components["schemas"]["ClienteUuid"];
            /** @description O que o aparelho mostrou; sem ele, o da fiscalização. */
            formularioId?: components["schemas"]["Id"];
            iniciadaEm: components["schemas"]["Instante"];
            concluidaEm: components["schemas"]["Instante"];
            /** @description O relógio do aparelho ao enviar; diz quanto ele erra. */
            enviadaEm?: components["schemas"]["Instante"];
        };
        RetificacaoFiscalizacao: components["schemas"]["ConteudoConclusao"] & {
            clienteUuid: components["schemas"]["ClienteUuid"];
            motivo: string;
        };
        /** @description O que se mediu, na unidade do item; o desvio é o quanto passou do limite, para o lado ruim. */
        MedidaDoItem: {
            valor: number | null;
            limite: number | null;
            desvio: number;
            /** @description Nos pesos, o menor líquido. */
            menor?: number;
            /** @description Nos pesos, em gramas. */
            desvioPadrao?: number;
            amostras?: number;
            amostrasPedidas?: number;
        };
        ItemCalculado: {
            item: components["schemas"]["CodigoItem"];
            resposta: components["schemas"]["RespostaConformidade"] | null;
            pontos: components["schemas"]["Pontos"];
            /** @description Não conforme, mas dentro da tolerância do mês: não somou pontos. */
            toleradas: boolean;
            critico: boolean;
            gravidade: components["schemas"]["Gravidade"] | null;
            /** @description Terceira vez em 30 dias: a gravidade subiu um grau. */
            reincidente: boolean;
            medida?: components["schemas"]["MedidaDoItem"];
        };
        /** @description O que o servidor calculou das respostas, pela versão do formulário. */
        CalculoFiscalizacao: {
            nota: components["schemas"]["Nota"] | null;
            pontos: components["schemas"]["Pontos"];
            resultado: components["schemas"]["ResultadoFiscalizacao"];
            /** @description O que os pontos desta fiscalização proporiam sozinhos. */
            descontoPct: number;
            itens: components["schemas"]["ItemCalculado"][];
            naoConformes: number;
            criticos: components["schemas"]["CodigoItem"][];
            amostraDescartarEm: components["schemas"]["Instante"] | null;
        };
        /** @description Os pontos das fiscalizações do dia com todas as fotos, na lotação e no fornecedor, e o desconto que se propõe ao gestor. O mesmo do mapa. */
        DescontoDoDia: {
            pontos: components["schemas"]["Pontos"];
            descontoPct: number;
            fiscalizacoes: number;
        };
        RefeicaoFiscalizada: {
            id: components["schemas"]["Id"];
            nome: string;
        };
        FotoDaFiscalizacao: {
            uuid: components["schemas"]["FotoUuid"];
            sha256: string;
            bytes: number;
            contexto: components["schemas"]["ContextoFoto"];
            item: components["schemas"]["CodigoItem"] | null;
            /** @description Nula enquanto não chega. */
            foto: components["schemas"]["NomeFoto"] | null;
        };
        FiscalizacaoResumida: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroFiscalizacao"];
            situacao: components["schemas"]["SituacaoFiscalizacao"];
            origem: components["schemas"]["OrigemFiscalizacao"];
            data: components["schemas"]["Data"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            fusoHorario: string;
            refeicao: components["schemas"]["RefeicaoFiscalizada"];
            fornecedor: components["schemas"]["ReferenciaRegistro"] | null;
            pedido: components["schemas"]["ReferenciaPedido"] | null;
            janela: components["schemas"]["Janela"];
            confirmadas: number;
            designado: components["schemas"]["PessoaNomeada"] | null;
            fiscal: components["schemas"]["PessoaNomeada"] | null;
            realizadaEm: components["schemas"]["Instante"] | null;
            resultado: components["schemas"]["ResultadoFiscalizacao"] | null;
            nota: components["schemas"]["Nota"] | null;
            pontos: components["schemas"]["Pontos"] | null;
            pesoMedioG: components["schemas"]["Gramas"] | null;
            /** @description Do peso médio ao mínimo da refeição, em centésimos de por cento; abaixo dele, negativo. */
            desvioPeso: number | null;
            /** @description A menor das leituras quentes. */
            temperatura: components["schemas"]["Temperatura"] | null;
            atrasoMin: number | null;
            criticos: number;
            /** @description Abertas a partir dela. */
            ocorrencias: number;
            fotos: number;
            fotosFaltando: number;
            /** @description Versões concluídas; mais de uma, foi retificada. */
            versoes: number;
            /** @description De não ter sido feita, do cancelamento ou de ter sido reaberta. */
            motivo: string | null;
            correcao: components["schemas"]["EstadoCorrecao"] | null;
            /** @description O último dia que o fornecedor teve, ou tem, para corrigir. */
            correcaoAte: components["schemas"]["Data"] | null;
            versao: number;
            acoes: components["schemas"]["AcaoFiscalizacao"][];
        };
        OpcoesFiscalizacoes: {
            fornecedores: components["schemas"]["ReferenciaRegistro"][];
            /** @description Quem fez, e quem está designado. */
            fiscais: components["schemas"]["PessoaNomeada"][];
        };
        ContagemFiscalizacoes: {
            PENDENTE: number;
            EM_ANDAMENTO: number;
            AGUARDANDO_FOTOS: number;
            REALIZADA: number;
            CIENTE_FORNECEDOR: number;
            NAO_REALIZADA: number;
            CANCELADA: number;
        };
        PaginaFiscalizacoes: {
            agora: components["schemas"]["Instante"];
            itens: components["schemas"]["FiscalizacaoResumida"][];
            total: number;
            pagina: number;
            tamanho: number;
            porSituacao: components["schemas"]["ContagemFiscalizacoes"];
        };
        /** @description O que valia para a refeição naquele dia, congelado quando a fiscalização foi aberta. */
        LimitesDaEntrega: {
            toleranciaMin: number;
            tempMinimaQuente: components["schemas"]["Temperatura"] | null;
            tempMaximaFria: components["schemas"]["Temperatura"] | null;
            pesoMinimoG: components["schemas"]["Gramas"] | null;
            /** @description Centésimos de por cento, sobre a média. */
            toleranciaPeso: number | null;
            /** @description Da produção ao consumo, quente. */
            conservacaoMin: number;
            amostraHoras: number;
            /** @description Quantas se pesam desta entrega. */
            amostras: number;
            /** @description Centésimos de por cento, sobre uma unidade. */
            toleranciaPesoUnidade: number | null;
        };
        ConfirmadaPorPublico: {
            tipoPublicoId: components["schemas"]["Id"];
            publico: string;
            confirmada: components["schemas"]["Quantidade"];
        };
        /** @description O que já se registrou da chegada desta refeição. */
        RecebimentoConhecido: {
            chegadaEm: components["schemas"]["Instante"] | null;
            chegadaDigitada: boolean;
            atrasoMin: number | null;
            completude: components["schemas"]["Completude"];
            temperaturaQuente: components["schemas"]["Temperatura"] | null;
            temperaturaFria: components["schemas"]["Temperatura"] | null;
            itens: components["schemas"]["QuantidadeContada"][];
        };
        FiscalizacaoDoDia: components["schemas"]["FiscalizacaoResumida"] & {
            formularioId: components["schemas"]["Id"];
            limites: components["schemas"]["LimitesDaEntrega"];
            publicos: components["schemas"]["ConfirmadaPorPublico"][];
            /** @description Dietas especiais confirmadas nesta refeição. */
            dietas: number;
            recebimento: components["schemas"]["RecebimentoConhecido"] | null;
            rascunho: components["schemas"]["RascunhoGuardado"] | null;
            observacao: string | null;
        };
        FiscalizacoesDoDia: {
            baixadoEm: components["schemas"]["Instante"];
            fiscalizacoes: components["schemas"]["FiscalizacaoDoDia"][];
            /** @description Os formulários, inteiros, que as fiscalizações pedem. */
            formularios: components["schemas"]["Formulario"][];
            /** @description A próxima entrega da lotação, quando a pessoa é de uma. */
            proxima: components["schemas"]["ProximaEntrega"] | null;
            /** @description Se a foto leva consigo o lugar onde foi tirada (o parâmetro); sem isto, não leva. */
            fotoGuardaLugar?: boolean;
        };
        ProximaEntrega: {
            refeicao: components["schemas"]["RefeicaoFiscalizada"];
            janela: components["schemas"]["Janela"];
        };
        PassoFiscalizacao: {
            evento: components["schemas"]["EventoFiscalizacao"];
            de: components["schemas"]["SituacaoFiscalizacao"] | null;
            para: components["schemas"]["SituacaoFiscalizacao"];
            em: components["schemas"]["Instante"];
            por: string;
            detalhe: string | null;
        };
        /** @description Uma conclusão, como foi enviada, com o que o servidor calculou dela. Não muda. */
        VersaoFiscalizacao: {
            numero: number;
            vigente: boolean;
            formularioId: components["schemas"]["Id"];
            fiscal: components["schemas"]["PessoaNomeada"];
            respostas: components["schemas"]["RespostaDoItem"][];
            calculo: components["schemas"]["CalculoFiscalizacao"];
            fotos: components["schemas"]["FotoDaFiscalizacao"][];
            assinatura: components["schemas"]["Assinatura"];
            preposto: components["schemas"]["Preposto"] | null;
            avisos: components["schemas"]["AvisoFiscalizacao"][];
            /** @description Pelo relógio do aparelho, como ele disse. */
            iniciadaEm: components["schemas"]["Instante"];
            /** @description Pelo relógio do aparelho, como ele disse. */
            concluidaEm: components["schemas"]["Instante"];
            /** @description Pelo relógio do servidor. */
            recebidaEm: components["schemas"]["Instante"];
            /** @description Da retificação. */
            motivo: string | null;
        };
        Fiscalizacao: components["schemas"]["FiscalizacaoDoDia"] & {
            conclusao: components["schemas"]["VersaoFiscalizacao"] | null;
            descontoDoDia: components["schemas"]["DescontoDoDia"] | null;
            historico: components["schemas"]["PassoFiscalizacao"][];
            comentarios: components["schemas"]["ComentarioFiscalizacao"][];
        };
        ComentarioFiscalizacao: {
            id: components["schemas"]["Id"];
            texto: string;
            em: components["schemas"]["Instante"];
            por: string;
        };
        ComentarioNovo: {
            texto: string;
        };
        CorrecaoPedida: {
            /** @description O que corrigir. */
            texto: string;
            /** @description O último dia para corrigir, de hoje a 90 dias; sem ele, não há aviso de atraso. */
            prazo?: components["schemas"]["Data"];
        };
        CorrecaoAnotada: {
            /** @description O que se viu corrigido. */
            texto: string;
        };
        PorcaoPadrao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            foto: components["schemas"]["NomeFoto"];
            definidaEm: components["schemas"]["Instante"];
            definidaPor: string;
        };
        PorcoesPadrao: {
            itens: components["schemas"]["PorcaoPadrao"][];
            /** @description A pessoa escolhe qual foto é a porção padrão. */
            podeDefinir: boolean;
        };
        PorcaoEscolhida: {
            foto: components["schemas"]["NomeFoto"] | null;
        };
        RegrasAmostragem: {
            ativo: boolean;
            /** @description Fiscalizações por lotação e semana, garantidas. */
            minimoSemanal: number;
            /** @description De cada entrega, além do mínimo. */
            chanceBasePct: number;
            /** @description Média de 30 dias do fornecedor abaixo disto é baixa. */
            notaBaixa: components["schemas"]["Nota"];
            chanceNotaBaixaPct: number;
            contratoNovoDias: number;
            chanceContratoNovoPct: number;
            /** @description O mesmo item não conforme 3 vezes em 30 dias. */
            chanceReincidenciaPct: number;
            /** @description Pedido acima do efetivo, em por cento. */
            diferencaPct: number;
            chanceDiferencaPct: number;
        };
        DispensaSegregacao: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            motivo: string;
            desde: components["schemas"]["Instante"];
            por: string;
        };
        DispensaPedida: {
            dispensada: boolean;
            /** @description De dispensar. */
            motivo?: string;
        };
        PlanoAmostragem: {
            regras: components["schemas"]["RegrasAmostragem"];
            dispensas: components["schemas"]["DispensaSegregacao"][];
            alteradoEm: components["schemas"]["Instante"] | null;
            alteradoPor: string | null;
            versao: number;
        };
        /**
         * @description Como se responde. CONFORMIDADE, NUMERO, TEMPERATURA (leituras), PESOS (brutos e tara), ESCALA (1 a 5), HORA (minuto do dia), QUANTIDADES (por público) e AUTOMATICO (atraso da entrega) contam na nota; FOTO, TEXTO e ASSINATURA só se registram.
         * @enum {string}
         */
        TipoItem: "CONFORMIDADE" | "NUMERO" | "TEMPERATURA" | "PESOS" | "ESCALA" | "HORA" | "FOTO" | "TEXTO" | "ASSINATURA" | "AUTOMATICO" | "QUANTIDADES";
        /** @enum {string} */
        RegraFoto: "NUNCA" | "SE_NAO_CONFORME" | "SEMPRE";
        /** @enum {string} */
        Gravidade: "ADVERTENCIA" | "LEVE" | "MODERADO" | "GRAVE" | "GRAVISSIMO";
        CodigoItem: string;
        /** @description Entre que valores a medida é conforme, na unidade dela: décimos de grau, gramas, minutos, a nota da escala. Com `daRefeicao` vale o limite da refeição do dia (temperatura, peso) onde ela tem um. Sem nenhum, quem fiscaliza diz se é conforme. */
        LimitesDoItem: {
            minimo?: number;
            maximo?: number;
            daRefeicao?: boolean;
            /** @description Nos PESOS, quanto uma unidade sozinha pode ficar abaixo do mínimo, em centésimos de por cento. */
            unidadeAbaixoMaximo?: number;
        };
        /** @description Pontos quando o desvio passa de `acimaDe`. O desvio conta a partir do limite, para o lado ruim — décimos de grau, minutos, centésimos de por cento nos pesos (abaixo do mínimo) e nas quantidades (falta sobre o confirmado da refeição). */
        FaixaDoItem: {
            acimaDe: number;
            pontos: number;
            critico?: boolean;
        };
        ItemFormulario: {
            codigo: components["schemas"]["CodigoItem"];
            titulo: string;
            ajuda?: string;
            tipo: components["schemas"]["TipoItem"];
            /** @description Na nota; 0 não conta. */
            peso: number;
            /** @description Da não conformidade, onde nenhuma faixa diz outro. */
            pontos: number;
            /** @description Toda não conformidade deste item reprova. */
            critico: boolean;
            gravidade?: components["schemas"]["Gravidade"];
            /** @description Quantas não conformidades por mês do item, na lotação e no fornecedor, não somam pontos. */
            tolerancia: number;
            foto: components["schemas"]["RegraFoto"];
            obrigatorio: boolean;
            admiteNaoSeAplica: boolean;
            /** @description Marca de quem fez o formulário: bastaria a quem só recebe. É guardada; nenhuma tela encurta o formulário por ela. */
            basico?: boolean;
            /** @description Como se lê o número: g, °C, min. */
            unidade?: string;
            /** @description O que a foto deste item mostra. */
            contextoFoto?: components["schemas"]["ContextoFoto"];
            /** @description Na CONFORMIDADE, `valor` diz quantos faltam e cada um soma os pontos. */
            pontosPorUnidade?: boolean;
            /** @description Conforme, há amostra guardada e se calcula quando descartá-la (R11). */
            guardaAmostra?: boolean;
            limites?: components["schemas"]["LimitesDoItem"];
            faixas?: components["schemas"]["FaixaDoItem"][];
        };
        SecaoFormulario: {
            codigo: string;
            titulo: string;
            itens: components["schemas"]["ItemFormulario"][];
        };
        /** @description Pontos do dia, de um número a outro (sem `ate`, em diante), e o desconto que se propõe. */
        FaixaDesconto: {
            de: number;
            ate?: number;
            descontoPct: number;
        };
        /** @description A nota a partir da qual o resultado é cada um, de 0 a 100; abaixo da última, reprovada. */
        NotasDoResultado: {
            conforme: number;
            atencao: number;
            naoConforme: number;
        };
        ConteudoFormulario: {
            titulo: string;
            secoes: components["schemas"]["SecaoFormulario"][];
            faixasDesconto: components["schemas"]["FaixaDesconto"][];
            notas: components["schemas"]["NotasDoResultado"];
        };
        NovoFormulario: components["schemas"]["ConteudoFormulario"] & {
            contratoId: components["schemas"]["Id"] | null;
            versaoAnterior: number;
        };
        FormularioResumido: {
            id: components["schemas"]["Id"];
            versao: number;
            titulo: string;
            contrato: components["schemas"]["ReferenciaContrato"] | null;
            vigenteDesde: components["schemas"]["Instante"];
            vigente: boolean;
            itens: number;
            criadoPor: string;
        };
        Formulario: components["schemas"]["ConteudoFormulario"] & components["schemas"]["IdentidadeFormulario"];
        IdentidadeFormulario: {
            id: components["schemas"]["Id"];
            versao: number;
            contratoId: components["schemas"]["Id"] | null;
            contrato: components["schemas"]["ReferenciaContrato"] | null;
            vigenteDesde: components["schemas"]["Instante"];
            vigente: boolean;
            criadoPor: string;
        };
        PreviaFormulario: {
            formulario: components["schemas"]["ConteudoFormulario"];
            respostas: components["schemas"]["RespostaDoItem"][];
            /** @description Minutos de atraso da entrega de exemplo. */
            atrasoMin?: number;
            /** @description Refeições confirmadas da entrega de exemplo. */
            confirmada?: components["schemas"]["Quantidade"];
        };
        ResultadoDaPrevia: {
            erros: components["schemas"]["ErroDeCampo"][];
            resultado: components["schemas"]["CalculoFiscalizacao"] | null;
        };
        /** @enum {string} */
        SituacaoFornecedor: "ATIVO" | "INATIVO";
        /** @enum {string} */
        OrdemFornecedores: "nome" | "-nome" | "cnpj" | "-cnpj" | "alvara" | "-alvara";
        /** @enum {string} */
        SituacaoAlvara: "NAO_INFORMADO" | "EM_DIA" | "VENCENDO" | "VENCIDO";
        /** @enum {string} */
        AssuntoEmail: "PEDIDOS" | "OCORRENCIAS" | "MEDICAO" | "CONTRATO";
        EmailPorAssunto: {
            assunto: components["schemas"]["AssuntoEmail"];
            email: components["schemas"]["Email"];
        };
        Email: string;
        FornecedorResumido: {
            id: components["schemas"]["Id"];
            /** @description Sem pontuação. */
            cnpj: string;
            razaoSocial: string;
            nomeFantasia: string;
            contratosVigentes: number;
            contratoAVencer: components["schemas"]["VencimentoContrato"] | null;
            /** @description Lotações atendidas hoje. */
            lotacoes: number;
            alvaraValidade: components["schemas"]["Data"] | null;
            situacaoAlvara: components["schemas"]["SituacaoAlvara"];
            ativo: boolean;
        };
        /** @description O contrato que termina primeiro, nos próximos 30 dias. */
        VencimentoContrato: {
            id: components["schemas"]["Id"];
            numero: string;
            venceEmDias: number;
        };
        PaginaFornecedores: {
            itens: components["schemas"]["FornecedorResumido"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        FornecedorDigitado: {
            /** @description Com ou sem pontuação. */
            cnpj: string;
            razaoSocial: string;
            /** @description Sem ele, a razão social. */
            nomeFantasia?: string | null;
            representanteLegal?: string | null;
            prepostoNome?: string | null;
            prepostoTelefone?: string | null;
            prepostoEmail?: string | null;
            nutricionistaNome?: string | null;
            nutricionistaCrn?: string | null;
            endereco?: string | null;
            emails?: components["schemas"]["EmailPorAssunto"][];
            alvaraNumero?: string | null;
            alvaraValidade?: components["schemas"]["Data"] | null;
        };
        Fornecedor: {
            id: components["schemas"]["Id"];
            /** @description Sem pontuação. */
            cnpj: string;
            razaoSocial: string;
            nomeFantasia: string;
            representanteLegal: string | null;
            prepostoNome: string | null;
            prepostoTelefone: string | null;
            prepostoEmail: string | null;
            nutricionistaNome: string | null;
            nutricionistaCrn: string | null;
            endereco: string | null;
            emails: components["schemas"]["EmailPorAssunto"][];
            alvaraNumero: string | null;
            alvaraValidade: components["schemas"]["Data"] | null;
            situacaoAlvara: components["schemas"]["SituacaoAlvara"];
            ativo: boolean;
            versao: number;
        };
        IdsEmLote: {
            ids: components["schemas"]["Id"][];
        };
        ResultadosEmLote: {
            resultados: components["schemas"]["ResultadoEmLote"][];
        };
        ResultadoEmLote: {
            id: components["schemas"]["Id"];
            feito: boolean;
            /** @description Por que não foi feito. */
            detail?: string;
        };
        NomeFoto: string;
        Sha256: string;
        /** @description UUID em minúsculas, dado pelo aparelho que tirou a foto. */
        UuidFoto: string;
        /** @enum {string} */
        ContextoFoto: "RECEBIMENTO" | "PESAGEM" | "TERMOMETRO" | "MARMITA" | "VEICULO" | "NAO_CONFORMIDADE" | "ASSINATURA" | "OCORRENCIA";
        Foto: {
            foto: components["schemas"]["NomeFoto"];
            uuid?: components["schemas"]["UuidFoto"];
            /** @description Do que foi enviado. */
            sha256: components["schemas"]["Sha256"];
            /** @description Do que foi enviado. */
            bytes: number;
            /**
             * @description Do que ficou guardado.
             * @enum {string}
             */
            tipo: "image/jpeg" | "image/png";
            contexto: components["schemas"]["ContextoFoto"];
            enviadaEm: components["schemas"]["Instante"];
            /** @description A hora que a câmera escreveu. */
            tiradaEm?: components["schemas"]["Instante"];
            largura?: number;
            altura?: number;
        };
        /**
         * @description IGUAL, os mesmos bytes; PARECIDA, a mesma imagem salva ou cortada de novo.
         * @enum {string}
         */
        SemelhancaFoto: "IGUAL" | "PARECIDA";
        /**
         * @description A_DECIDIR, ninguém olhou ainda; REPETIDA, a mesma foto usada de novo; NAO_REPETIDA, só se parecem.
         * @enum {string}
         */
        SituacaoFotoRepetida: "A_DECIDIR" | "REPETIDA" | "NAO_REPETIDA";
        DecisaoFotoRepetida: {
            /** @enum {string} */
            decisao: "REPETIDA" | "NAO_REPETIDA";
            observacao?: string;
        };
        PaginaFotosRepetidas: {
            itens: components["schemas"]["FotoRepetida"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        FotoRepetida: {
            id: components["schemas"]["Id"];
            versao: number;
            situacao: components["schemas"]["SituacaoFotoRepetida"];
            /** @description Quem decidiu por último; null enquanto ninguém decidiu. */
            decisao: components["schemas"]["FotoDecidida"] | null;
            semelhanca: components["schemas"]["SemelhancaFoto"];
            /** @description Bits diferentes entre as impressões de 64. */
            distancia: number;
            encontradaEm: components["schemas"]["Instante"];
            foto: components["schemas"]["UsoDeFoto"];
            anterior: components["schemas"]["UsoDeFoto"];
            /** @description O que esta pessoa pode fazer agora. */
            acoes: "decidir"[];
        };
        FotoDecidida: {
            por: string;
            em: components["schemas"]["Instante"];
            observacao: string | null;
        };
        UsoDeFoto: {
            foto: components["schemas"]["NomeFoto"];
            contexto: components["schemas"]["ContextoFoto"];
            lotacaoId: components["schemas"]["Id"];
            lotacao: string;
            fusoHorario: string;
            enviadaEm: components["schemas"]["Instante"];
            tiradaEm?: components["schemas"]["Instante"];
            enviadaPor: string;
            /** @description A primeira fiscalização que a usa; null em fotos de recebimentos e ocorrências. */
            fiscalizacao: components["schemas"]["FiscalizacaoDaFoto"] | null;
        };
        FiscalizacaoDaFoto: {
            id: components["schemas"]["Id"];
            numero: string;
        };
        /** @description Quem fez; nulo quando foi o próprio sistema ou um comando. */
        PessoaDoRegistro: {
            nome: string;
            matricula: string;
        };
        AlteracaoDeCampo: {
            campo: string;
            /** @description O valor de antes; nulo quando não havia. */
            antes: unknown;
            /** @description O valor de depois; nulo quando ficou vazio. */
            depois: unknown;
        };
        RegistroHistorico: {
            id: number;
            em: components["schemas"]["Instante"];
            pessoa: components["schemas"]["PessoaDoRegistro"] | null;
            acao: string;
            entidade: string;
            entidadeId: string | null;
            /** @description Como o registro se chama hoje, quando se sabe. */
            nome?: string | null;
            alteracoes: components["schemas"]["AlteracaoDeCampo"][];
            /** @description O que mais a operação contou. */
            dados?: {
                [key: string]: unknown;
            };
        };
        PaginaHistorico: {
            itens: components["schemas"]["RegistroHistorico"][];
            /** @description O `antesDe` da próxima página; nulo na última. */
            proximo: number | null;
        };
        NovaImportacaoMapa: {
            lotacaoId: components["schemas"]["Id"];
            mes: components["schemas"]["Mes"];
            /** @description As linhas, como vieram. */
            texto: string;
            /** @description De que é cada número depois do dia, pela ordem; nulo não é importado. Sem elas, o servidor propõe. */
            colunas?: (components["schemas"]["ColunaEscolhida"] | null)[];
        };
        ColunaEscolhida: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
        };
        ErroDaLinha: {
            /** @description Nula quando é do texto inteiro. */
            linha: number | null;
            motivo: string;
        };
        ColunaImportada: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            refeicao: string;
            publico: string;
        };
        /** @description Um lugar da linha depois do dia, e de que é o número que está nele. */
        NumeroDaLinha: {
            /** @description O que está nele no primeiro dia. */
            exemplo: string;
            /** @description Nula no que não é importado e no que falta escolher. */
            coluna: components["schemas"]["ColunaEscolhida"] | null;
        };
        /** @description Linha antes ou depois dos dias. */
        LinhaForaDosDias: {
            linha: number;
            texto: string;
            /** @description O que se fez dela, em palavras. */
            leitura: string;
        };
        DiaImportado: {
            data: components["schemas"]["Data"];
            quantidades: components["schemas"]["Quantidade"][];
            internos: number | null;
            servidores: number | null;
            /** @description De que dia é o efetivo: o do dia ou, como no mapa, o último antes dele. */
            efetivoDe?: components["schemas"]["Data"] | null;
            /** @description Quantidade menos efetivo; nula onde não há com que comparar. */
            diferencas: (number | null)[];
            /** @description Como o mapa colore cada diferença, pelas regras daquele dia. */
            faixas?: components["schemas"]["FaixaDiferenca"][];
            /** @description O dia tem pedido que conta: ele vale, e a linha não entra. */
            temPedido: boolean;
        };
        ImportacaoMapa: {
            simulada: boolean;
            lotacao: components["schemas"]["ReferenciaLotacao"];
            mes: components["schemas"]["Mes"];
            /** @description As que são importadas, na ordem de `quantidades`. */
            colunas: components["schemas"]["ColunaImportada"][];
            numeros?: components["schemas"]["NumeroDaLinha"][];
            /** @description O que um número pode ser. */
            opcoes?: components["schemas"]["ColunaImportada"][];
            foraDosDias?: components["schemas"]["LinhaForaDosDias"][];
            dias: components["schemas"]["DiaImportado"][];
            erros: components["schemas"]["ErroDaLinha"][];
            /** @description Já havia um mapa importado deste mês. */
            substitui: boolean;
            /** @description Quantidades sem preço de contrato no dia. */
            semPreco: number;
        };
        ItemReprovado: {
            item: components["schemas"]["CodigoItem"];
            /** @description Como o formulário mais novo o diz. */
            texto: string;
            falhas: number;
            criticas: number;
            /** @description Quantos o tiveram. */
            fornecedores: number;
        };
        ItensReprovados: {
            /** @description Realizadas no período. */
            fiscalizacoes: number;
            itens: components["schemas"]["ItemReprovado"][];
        };
        FotoFiscalizada: {
            foto: string;
            contexto: components["schemas"]["ContextoFoto"];
            item: components["schemas"]["CodigoItem"] | null;
            enviadaEm: components["schemas"]["Instante"];
            fiscalizacaoId: components["schemas"]["Id"];
            numero: string;
            data: components["schemas"]["Data"];
            lotacao: string;
            tipoAlimentacaoId: components["schemas"]["Id"];
            refeicao: string;
            fornecedor: string | null;
            resultado: components["schemas"]["ResultadoFiscalizacao"] | null;
        };
        PaginaFotosFiscalizadas: {
            itens: components["schemas"]["FotoFiscalizada"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        /** @enum {string} */
        CodigoIndicador: "PONTUALIDADE" | "COMPLETUDE" | "DIVERGENCIA_DE_INTERNOS" | "VALOR_DO_DESVIO" | "ADERENCIA_A_PROGRAMACAO" | "NOTA" | "COBERTURA" | "CONFORMIDADE_TERMICA" | "CONFORMIDADE_DE_PESO" | "INTERVALO_MAXIMO" | "REFEICOES_POR_DIA" | "TEMPO_DE_CONFIRMACAO" | "TEMPO_DE_CONFIRMACAO_P90";
        /**
         * @description PERCENTUAL em centésimos de por cento; NOTA em décimos de ponto.
         * @enum {string}
         */
        UnidadeIndicador: "PERCENTUAL" | "REFEICOES" | "CENTAVOS" | "NOTA" | "MINUTOS";
        /** @description O valor é nulo onde não há o que medir. */
        ContaDoIndicador: {
            valor: number | null;
            numerador: number;
            denominador: number;
        };
        Indicador: {
            codigo: components["schemas"]["CodigoIndicador"];
            nome: string;
            formula: string;
            fonte: string;
            unidade: components["schemas"]["UnidadeIndicador"];
            /**
             * @description Para que lado o número melhora.
             * @enum {string}
             */
            melhor: "MAIOR" | "MENOR";
            atual: components["schemas"]["ContaDoIndicador"];
            anterior: components["schemas"]["ContaDoIndicador"];
        };
        PeriodoApurado: {
            de: components["schemas"]["Data"];
            ate: components["schemas"]["Data"];
        };
        QuadroDeIndicadores: {
            periodo: components["schemas"]["PeriodoApurado"];
            anterior: components["schemas"]["PeriodoApurado"];
            apuradoEm: components["schemas"]["ApuradoEm"];
            indicadores: components["schemas"]["Indicador"][];
        };
        /** @description De quando são os números; nulo antes da primeira apuração. */
        ApuradoEm: components["schemas"]["Instante"] | null;
        ParteDoIndicador: {
            data: components["schemas"]["Data"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            conta: components["schemas"]["ContaDoIndicador"];
        };
        PaginaComposicao: {
            itens: components["schemas"]["ParteDoIndicador"][];
            total: number;
            pagina: number;
            tamanho: number;
            conta: components["schemas"]["ContaDoIndicador"];
        };
        DiaDoMes: {
            data: components["schemas"]["Data"];
            /** @description Aceitas. */
            refeicoes: number;
            liquidoCentavos: components["schemas"]["Centavos"];
            programadoCentavos: components["schemas"]["Centavos"];
        };
        MesAteHoje: {
            mes: string;
            apuradoEm: components["schemas"]["ApuradoEm"];
            dias: components["schemas"]["DiaDoMes"][];
            refeicoes: number;
            liquidoCentavos: components["schemas"]["Centavos"];
            programadoCentavos: components["schemas"]["Centavos"];
            /** @description Os mesmos dias do mês anterior. */
            mesAnterior: {
                refeicoes: number;
                liquidoCentavos: components["schemas"]["Centavos"];
            };
        };
        /** @description O que não se pagou e ficou nos cofres públicos. */
        DevolvidoNoAno: {
            ano: number;
            /** @description Atestadas. */
            medicoes: number;
            glosaCentavos: components["schemas"]["Centavos"];
            descontoCentavos: components["schemas"]["Centavos"];
            devolvidoCentavos: components["schemas"]["Centavos"];
            meses: {
                mes: components["schemas"]["Mes"];
                medicoes: number;
                devolvidoCentavos: components["schemas"]["Centavos"];
            }[];
        };
        AvaliacaoDoFornecedor: {
            fornecedorId: components["schemas"]["Id"];
            fornecedor: string;
            nota: components["schemas"]["Nota"] | null;
            notaAnterior: components["schemas"]["Nota"] | null;
            /** @description Centésimos de por cento. */
            pontualidade: number | null;
            entregas: number;
            fiscalizacoes: number;
            naoConformidades: number;
            /** @description Não conformidades de cada dia do período. */
            porDia: number[];
        };
        AvaliacaoDosFornecedores: {
            periodo: components["schemas"]["PeriodoApurado"];
            apuradoEm: components["schemas"]["ApuradoEm"];
            fornecedores: components["schemas"]["AvaliacaoDoFornecedor"][];
        };
        /**
         * @description Pelos percentuais de aviso e de alerta dos parâmetros (R20).
         * @enum {string}
         */
        SinalDoSaldo: "EM_DIA" | "AVISO" | "ALERTA";
        ExecucaoDoContrato: {
            contratoId: components["schemas"]["Id"];
            numero: string;
            fornecedorId: components["schemas"]["Id"];
            fornecedor: string;
            vigenciaFim: components["schemas"]["Data"];
            venceEmDias: number;
            valorTotalCentavos: components["schemas"]["Centavos"];
            /** @description Soma do valor líquido do mapa. */
            executadoCentavos: components["schemas"]["Centavos"];
            /** @description Do valor total, em centésimos de por cento. */
            executado: number | null;
            /** @description Da vigência, em centésimos de por cento. */
            decorrido: number;
            sinal: components["schemas"]["SinalDoSaldo"];
            /** @description Quando o saldo acaba no ritmo dos últimos 60 dias; nulo quando não há gasto ou não acaba antes de dez anos. */
            esgotaEm: components["schemas"]["Data"] | null;
        };
        ComposicaoDoContrato: {
            contratoId: components["schemas"]["Id"];
            numero: string;
            fornecedor: string;
            executadoCentavos: components["schemas"]["Centavos"];
            apuradoEm: components["schemas"]["ApuradoEm"];
            meses: {
                mes: components["schemas"]["Mes"];
                /** @description Com valor. */
                dias: number;
                liquidoCentavos: components["schemas"]["Centavos"];
            }[];
        };
        ExecucaoDosContratos: {
            apuradoEm: components["schemas"]["ApuradoEm"];
            contratos: components["schemas"]["ExecucaoDoContrato"][];
        };
        /** @enum {string} */
        TipoExcecao: "OCORRENCIAS_A_DECIDIR" | "CONTRATOS_A_VENCER" | "SALDO_EM_ALERTA" | "LOTACOES_SEM_FORNECEDOR" | "PROGRAMACOES_TERMINANDO" | "FORNECEDORES_SEM_CONTRATO" | "TIPOS_SEM_PRECO";
        ExcecaoDaGestao: {
            tipo: components["schemas"]["TipoExcecao"];
            quantidade: number;
            exemplos: string[];
        };
        ExcecoesDaGestao: {
            excecoes: components["schemas"]["ExcecaoDaGestao"][];
        };
        DiaPassado: {
            data: components["schemas"]["Data"];
            situacao: components["schemas"]["SituacaoPedido"] | null;
            solicitadas: number;
            entregues: number;
            aceitas: number;
            fiscalizacoes: number;
        };
        UltimosDias: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dias: components["schemas"]["DiaPassado"][];
        };
        /** @enum {string} */
        FaseDaInterrupcao: "FUTURA" | "EM_CURSO" | "PASSADA" | "SEM_EFEITO";
        /** @enum {string} */
        AcaoInterrupcao: "encerrar";
        /**
         * @description O que a interrupção faz de um pedido já enviado.
         * @enum {string}
         */
        DestinoDoPedido: "CANCELADO" | "REDUZIDO" | "FORA_DO_LIMITE" | "MANTIDO";
        NovaInterrupcao: {
            inicio: components["schemas"]["Data"];
            /** @description O último dia sem entrega; até três meses. */
            fim: components["schemas"]["Data"];
            /** @description Sem elas, todas as do contrato. */
            refeicoes?: components["schemas"]["Id"][];
            motivo: string;
            /**
             * @description Cancela também o pedido cujo limite de ajuste já passou.
             * @default false
             */
            cancelarForaDoLimite: boolean;
        };
        FimDeInterrupcao: {
            ultimoDia: components["schemas"]["Data"];
        };
        RefeicaoInterrompida: {
            id: components["schemas"]["Id"];
            nome: string;
        };
        Interrupcao: {
            id: components["schemas"]["Id"];
            versao: number;
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
            fimPrevisto: components["schemas"]["Data"];
            /** @description Vazia, todas as do contrato. */
            refeicoes: components["schemas"]["RefeicaoInterrompida"][];
            motivo: string;
            fase: components["schemas"]["FaseDaInterrupcao"];
            pedidosCancelados: number;
            registradaEm: components["schemas"]["Instante"];
            por: string;
            encerradaEm: components["schemas"]["Instante"] | null;
            encerradaPor: string | null;
            acoes: components["schemas"]["AcaoInterrupcao"][];
        };
        Interrupcoes: {
            itens: components["schemas"]["Interrupcao"][];
            /** @description A pessoa pode interromper a entrega deste contrato. */
            interrompe: boolean;
        };
        LotacaoInterrompida: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dias: number;
            /** @description Dias ainda sem pedido enviado. */
            aEnviar: number;
        };
        PedidoInterrompido: {
            pedido: components["schemas"]["ReferenciaPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            /** @description Quantas o contrato deixa de entregar. */
            refeicoes: number;
            destino: components["schemas"]["DestinoDoPedido"];
            /** @description Por que fica. */
            motivo: string | null;
        };
        EfeitoDaInterrupcao: {
            simulada: boolean;
            interrupcao: components["schemas"]["Interrupcao"] | null;
            /** @description Pedidos que deixam de ser esperados. */
            aEnviar: number;
            lotacoes: components["schemas"]["LotacaoInterrompida"][];
            pedidos: components["schemas"]["PedidoInterrompido"][];
        };
        /** @enum {string} */
        FormatoDaLista: "pdf" | "xlsx";
        FornecedorDaLista: {
            id: components["schemas"]["Id"];
            nome: string;
            cnpj: string;
        };
        ResumoDaLista: {
            fornecedor: components["schemas"]["FornecedorDaLista"];
            /** @description Unidades com quantidade confirmada. */
            confirmadas: number;
            /** @description Unidades com pedido enviado e ainda não confirmado. */
            pendentes: number;
            totalRefeicoes: number;
            ultimaEmissao: components["schemas"]["EmissaoDaLista"] | null;
            /** @description Diferenças desde a última emissão; nulo antes da primeira. */
            mudancas: number | null;
            /** @description Endereços do fornecedor para pedidos. */
            destinatarios: string[];
            /** @description Por que não se pode mandar por e-mail; nulo quando se pode. */
            impedimentoDoEnvio: string | null;
        };
        EmissaoDaLista: {
            id: components["schemas"]["Id"];
            /** @description Conta de um, por fornecedor e dia. */
            numero: number;
            em: components["schemas"]["Instante"];
            por: string;
            /** @description Do conteúdo guardado. */
            sha256: string;
            totalRefeicoes: number;
            /** @description Diferenças para a emissão anterior; nulo na primeira. */
            mudancas: number | null;
            /** @description O último a cada endereço. */
            envios: components["schemas"]["EnvioDaLista"][];
        };
        NovoEnvioDaLista: {
            /** @description Também a quem já a tem. */
            novamente: boolean;
        };
        /**
         * @description SEM_CONFIRMACAO — saiu, e o servidor do fornecedor não disse se ficou com ela.
         * @enum {string}
         */
        SituacaoDoEnvio: "NA_FILA" | "ENVIADO" | "FALHOU" | "SEM_CONFIRMACAO";
        EnvioDaLista: {
            para: string;
            situacao: components["schemas"]["SituacaoDoEnvio"];
            /** @description Quando saiu ou falhou; nulo na fila. */
            em: components["schemas"]["Instante"] | null;
        };
        CelulaDaLista: {
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: number;
        };
        DietaDaLista: {
            codigo: components["schemas"]["CodigoDieta"];
            quantidade: number;
        };
        /** @description O que uma unidade recebe em uma refeição. */
        LinhaDaLista: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            endereco: string | null;
            tipoAlimentacaoId: components["schemas"]["Id"];
            entregaInicio: string;
            entregaFim: string;
            celulas: components["schemas"]["CelulaDaLista"][];
            dietas: components["schemas"]["DietaDaLista"][];
        };
        NomeDaLista: {
            id: components["schemas"]["Id"];
            nome: string;
        };
        /** @description Refeições por rota — município e, dentro dele, unidade. */
        ConteudoDaLista: {
            fornecedor: components["schemas"]["FornecedorDaLista"];
            data: components["schemas"]["Data"];
            contratos: string[];
            refeicoes: components["schemas"]["NomeDaLista"][];
            publicos: components["schemas"]["NomeDaLista"][];
            linhas: components["schemas"]["LinhaDaLista"][];
        };
        DiferencaDaLista: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            refeicao: string;
            /** @description O público, ou o código da dieta. */
            publico: string;
            antes: number;
            depois: number;
        };
        ListaFornecedor: {
            conteudo: components["schemas"]["ConteudoDaLista"];
            totalRefeicoes: number;
            /** @description Unidades cujo pedido ainda não foi confirmado. */
            pendentes: components["schemas"]["ReferenciaLotacao"][];
            emissoes: components["schemas"]["EmissaoDaLista"][];
            /** @description Desde a última emissão; nulo antes da primeira. */
            diferencas: components["schemas"]["DiferencaDaLista"][] | null;
        };
        /** @description Da primeira folha é zero. */
        IndiceDoLivro: number;
        /** @description SHA-256. */
        HashDoLivro: string;
        /** @description O que se registrou, em palavras e valores separados por espaço; o resumo da folha é o SHA-256 de um byte zero e deste texto. Sem nome de pessoa. */
        TextoDaFolha: string;
        /** @description O nome do livro, o tamanho, o resumo e a assinatura, no formato tlog-checkpoint do C2SP (Ed25519). */
        SeloDoLivro: string;
        /** @description A chave pública com o nome do livro, no formato signed-note do C2SP. */
        ChaveDoLivro: string;
        Livro: {
            tamanho: number;
            raiz: components["schemas"]["HashDoLivro"] | null;
            selo: components["schemas"]["SeloDoLivro"] | null;
            chave: components["schemas"]["ChaveDoLivro"] | null;
            seladoEm: components["schemas"]["Instante"] | null;
            /** @description Folhas escritas que ainda não têm lugar; recebem em até um minuto. */
            esperando: number;
        };
        FolhaDoLivro: {
            indice: components["schemas"]["IndiceDoLivro"];
            texto: components["schemas"]["TextoDaFolha"];
        };
        FolhasDoLivro: {
            tamanho: number;
            itens: components["schemas"]["FolhaDoLivro"][];
        };
        /** @description Na ordem em que a RFC 9162 os consome. */
        ProvaDoLivro: components["schemas"]["HashDoLivro"][];
        ConsistenciaDoLivro: {
            de: number;
            tamanho: number;
            selo: components["schemas"]["SeloDoLivro"];
            prova: components["schemas"]["ProvaDoLivro"];
        };
        DiferencaDoLivro: {
            /** @enum {string} */
            onde: "SO_NAS_TABELAS" | "SO_NO_LIVRO";
            texto: components["schemas"]["TextoDaFolha"];
        };
        ConferenciaDoLivro: {
            diferencas: components["schemas"]["DiferencaDoLivro"][];
        };
        FolhaDoPapel: {
            texto: components["schemas"]["TextoDaFolha"];
            em: components["schemas"]["Instante"];
            /** @description Nulo enquanto a folha não tem lugar no livro. */
            indice: components["schemas"]["IndiceDoLivro"] | null;
            prova: components["schemas"]["ProvaDoLivro"];
        };
        PapelNoLivro: {
            selo: components["schemas"]["SeloDoLivro"] | null;
            chave: components["schemas"]["ChaveDoLivro"] | null;
            folhas: components["schemas"]["FolhaDoPapel"][];
        };
        IdentidadeDoProvedor: {
            tokenDeIdentidade: string;
            /** @description O que o token de identidade deve trazer. */
            nonce: string;
        };
        Credenciais: {
            /** @description Só os 11 dígitos. */
            cpf: string;
            senha: string;
            /** @description Só com a primeira senha, a que a pessoa escolhe no lugar dela. */
            nova?: string;
        };
        TokenEmitido: {
            token: string;
        };
        ConjuntoDeChaves: {
            keys: components["schemas"]["ChavePublica"][];
        };
        ChavePublica: {
            kty: string;
            kid: string;
            alg: string;
            /** @constant */
            use: "sig";
        } & {
            [key: string]: string;
        };
        /** @enum {string} */
        Uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        /** @enum {string} */
        TipoLotacao: "UNIDADE_PRISIONAL" | "DELEGACIA" | "ABRIGO" | "SOCIOEDUCATIVO" | "QUARTEL" | "ADMINISTRATIVO";
        Lotacao: {
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            sigla: string | null;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            /** @description Zona IANA da unidade. */
            fusoHorario: string;
            capacidade: number | null;
            telefone: string | null;
            ativa: boolean;
            versao: number;
            /** @description O que falta para os pedidos de hoje em diante. */
            pendencias: components["schemas"]["PendenciaLotacao"][];
        };
        /**
         * @description O que uma lotação ativa ainda não tem.
         * @enum {string}
         */
        PendenciaLotacao: "SEM_CONTRATO" | "SEM_PROGRAMACAO" | "SEM_EFETIVO";
        LotacaoDetalhada: {
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            sigla: string | null;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            /** @description Zona IANA da unidade. */
            fusoHorario: string;
            endereco: string | null;
            telefone: string | null;
            email: string | null;
            responsavelNome: string | null;
            capacidade: number | null;
            /** @description A unidade maior pela qual esta é atendida. */
            lotacaoPrincipal: components["schemas"]["ReferenciaLotacao"] | null;
            ativa: boolean;
            versao: number;
        };
        /** @description As zonas IANA do Brasil. */
        FusoHorario: string;
        DadosLotacao: {
            codigo?: string | null;
            nome: string;
            sigla?: string | null;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            fusoHorario?: components["schemas"]["FusoHorario"] | null;
            endereco?: string | null;
            telefone?: string | null;
            email?: string | null;
            responsavelNome?: string | null;
            capacidade?: number | null;
            lotacaoPrincipalId?: components["schemas"]["Id"] | null;
        };
        PaginaLotacoes: {
            itens: components["schemas"]["Lotacao"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ReferenciaLotacao: {
            id: components["schemas"]["Id"];
            nome: string;
            municipio: string;
            uf: components["schemas"]["Uf"];
        };
        /**
         * @description A quantidade que o mapa conta, da que se pediu à que se paga.
         * @enum {string}
         */
        BaseDoMapa: "SOLICITADA" | "CONFIRMADA" | "ENTREGUE" | "ACEITA";
        /** @description O que se pediu, confirmou, entregou e aceitou, na ordem de `colunas`; dia importado só tem o aceito. */
        QuantidadesDoDia: {
            data: components["schemas"]["Data"];
            solicitadas: components["schemas"]["ContagensDoDia"];
            confirmadas: components["schemas"]["ContagensDoDia"];
            entregues: components["schemas"]["ContagensDoDia"];
            aceitas: components["schemas"]["ContagensDoDia"];
            /** @description O aceito ao preço do contrato, antes de glosa e desconto. */
            brutosCentavos: components["schemas"]["Centavos"][];
        };
        ContagensDoDia: components["schemas"]["ContagemDoMapa"][];
        QuantidadesDoMes: {
            mes: components["schemas"]["Mes"];
            lotacaoId: components["schemas"]["Id"];
            /** @description As refeições e públicos que o mês tem. */
            colunas: {
                tipoAlimentacaoId: components["schemas"]["Id"];
                tipoPublicoId: components["schemas"]["Id"];
            }[];
            /** @description Só os dias que têm alguma quantidade. */
            dias: components["schemas"]["QuantidadesDoDia"][];
        };
        ColunaMapa: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            refeicao: string;
            publico: string;
            baseConferencia: components["schemas"]["BaseConferencia"];
        };
        /** @description De quem é o papel, linha a linha, do maior ao menor; vazio onde ninguém disse. */
        Orgao: string[];
        ContagemDoMapa: number;
        DiferencaDoMapa: number | null;
        PassoDaConciliacao: {
            refeicoes: components["schemas"]["ContagemDoMapa"];
            valorCentavos: components["schemas"]["Centavos"];
        };
        TotalDeclarado: {
            produzidas: number;
            entregues: number;
            /** @description Quantas linhas foram declaradas. */
            linhas: number;
        };
        /** @description As mesmas refeições do efetivo ao aceite, em número e em dinheiro. `efetivo` é o que o efetivo pediria nas refeições pedidas; público sem base de conferência entra pelo que foi pedido. */
        ConciliacaoMapa: {
            efetivo: components["schemas"]["PassoDaConciliacao"];
            solicitada: components["schemas"]["PassoDaConciliacao"];
            confirmada: components["schemas"]["PassoDaConciliacao"];
            entregue: components["schemas"]["PassoDaConciliacao"];
            aceita: components["schemas"]["PassoDaConciliacao"];
        };
        /** @description O que se paga a um contrato: o aceito, menos a glosa decidida, menos o desconto que os pontos do dia propõem sobre o resto. O desconto de cada lotação, dia e contrato é arredondado ao centavo, meio para cima; o mais é soma. */
        ContaDoContrato: {
            contratoId: components["schemas"]["Id"];
            contrato: string;
            fornecedorId: components["schemas"]["Id"];
            fornecedor: string;
            brutoCentavos: components["schemas"]["Centavos"];
            glosaCentavos: components["schemas"]["Centavos"];
            pontos: components["schemas"]["ContagemDoMapa"];
            /** @description Num período, o maior dos dias. */
            descontoPct: number;
            descontoPropostoCentavos: components["schemas"]["Centavos"];
            liquidoCentavos: components["schemas"]["Centavos"];
        };
        ExecucaoMapa: {
            /** @description O maior atraso do dia; nulo sem entrega registrada e no consolidado. */
            atrasoMin: number | null;
            recusadas: components["schemas"]["ContagemDoMapa"];
            /** @description Média das fiscalizações, em décimos; nula sem fiscalização. */
            nota: number | null;
            pontos: components["schemas"]["ContagemDoMapa"];
            ocorrencias: components["schemas"]["ContagemDoMapa"];
        };
        /** @enum {string} */
        TipoAlertaMapa: "SEM_PEDIDO" | "ACIMA_DO_EFETIVO" | "SERVIDORES_ACIMA" | "SALTO" | "NUMEROS_REPETIDOS";
        /** @description O que chama a atenção num dia de uma lotação, e por quê. */
        AlertaMapa: {
            tipo: components["schemas"]["TipoAlertaMapa"];
            motivo: string;
        };
        /** @description Um dia de uma lotação; no consolidado, o período dela. */
        LinhaMapa: {
            /** @description Nula no consolidado. */
            data: components["schemas"]["Data"] | null;
            feriado: string | null;
            /** @description Só onde o fornecedor declarou o dia; nunca no consolidado. */
            declarado?: components["schemas"]["DeclaradoNoMapa"];
            /** @description Só onde a entrega de um contrato foi interrompida nesse dia. */
            interrupcao?: components["schemas"]["EntregaInterrompida"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            /** @description A unidade principal, quando a linha dela está acima desta; a subunidade é contada só na sua própria linha. */
            principal: components["schemas"]["ReferenciaLotacao"] | null;
            /** @description Quantas unidades principais há acima dela no mapa. */
            nivel: number;
            pedido: components["schemas"]["ReferenciaPedido"] | null;
            /** @description Nula quando não há pedido, e no consolidado. */
            situacao: components["schemas"]["SituacaoPedido"] | null;
            /** @description Algum pedido conta; as quantidades somam todos os que contam. */
            enviado: boolean;
            diasComPedido: number;
            /** @description Dia de antes do sistema, importado do mapa da unidade; falso no consolidado. */
            importado: boolean;
            /** @description No consolidado, a média dos dias, arredondada. */
            internos: number | null;
            servidores: number | null;
            quantidades: components["schemas"]["ContagemDoMapa"][];
            /** @description Quantidade menos efetivo; nula onde não há pedido ou com que comparar. Num período, a soma dos dias. */
            diferencas: components["schemas"]["DiferencaDoMapa"][];
            /** @description O preço congelado de cada célula; nulo sem pedido ou quando houve mais de um. */
            precosCentavos: (components["schemas"]["Centavos"] | null)[];
            total: components["schemas"]["ContagemDoMapa"];
            maiorDiferenca: components["schemas"]["DiferencaDaLinha"];
            contado?: components["schemas"]["SituacaoDoContado"];
            /** @description Ausente no consolidado e no dia importado. */
            entregas?: components["schemas"]["EntregasDoMapa"];
            acimaDoEfetivo: components["schemas"]["ContagemDoMapa"];
            valorDesvioCentavos: components["schemas"]["Centavos"];
            /** @description O valor das quantidades desta base. */
            valorCentavos: components["schemas"]["Centavos"];
            conciliacao: components["schemas"]["ConciliacaoMapa"];
            /** @description O valor do aceito, qualquer que seja a base. */
            brutoCentavos: components["schemas"]["Centavos"];
            glosaCentavos: components["schemas"]["Centavos"];
            descontoPropostoCentavos: components["schemas"]["Centavos"];
            liquidoCentavos: components["schemas"]["Centavos"];
            contratos: components["schemas"]["ContaDoContrato"][];
            execucao: components["schemas"]["ExecucaoMapa"];
            alertas: components["schemas"]["AlertaMapa"][];
        };
        /**
         * @description De quanto do esperado os números da linha já são, na base escolhida: o que ainda não chegou não está dentro do efetivo, só não foi contado. Refeição sem entrega recebida é `AINDA_NAO` antes da janela e `NADA_RECEBIDO` desde que ela abre.
         * @enum {string}
         */
        SituacaoDoContado: "NADA_PEDIDO" | "A_CONFIRMAR" | "AINDA_NAO" | "NADA_RECEBIDO" | "EM_PARTE" | "TUDO" | "SO_O_ACEITO";
        /** @description As refeições esperadas, uma entrega cada uma por lotação e dia, e o que já veio delas. */
        EntregasDoMapa: {
            previstas: components["schemas"]["ContagemDoMapa"];
            /** @description Em que veio alguma coisa. */
            recebidas: components["schemas"]["ContagemDoMapa"];
            /** @description Das recebidas, as que não foram aceitas por inteiro. */
            incompletas: components["schemas"]["ContagemDoMapa"];
            /** @description Em que nada veio e a janela já fechou. */
            atrasadas: components["schemas"]["ContagemDoMapa"];
        };
        DiferencaDaLinha: {
            valor: components["schemas"]["DiferencaDoMapa"];
            faixa: components["schemas"]["FaixaDiferenca"];
        };
        TotalDaColuna: {
            quantidade: components["schemas"]["ContagemDoMapa"];
            /** @description Nulo quando houve mais de um. */
            precoCentavos: components["schemas"]["Centavos"] | null;
            valorCentavos: components["schemas"]["Centavos"];
            diferenca: components["schemas"]["DiferencaDoMapa"];
            acimaDoEfetivo: components["schemas"]["ContagemDoMapa"];
            valorDesvioCentavos: components["schemas"]["Centavos"];
        };
        TotaisMapa: {
            linhas: components["schemas"]["ContagemDoMapa"];
            lotacoes: components["schemas"]["ContagemDoMapa"];
            /** @description A soma das linhas declaradas; só quando há. */
            declarado?: components["schemas"]["TotalDeclarado"];
            /** @description Linhas de um dia sem nenhuma entrega e sem pedido; só quando há. */
            paradas?: number;
            /** @description Linhas com pedido que conta. */
            comPedido: components["schemas"]["ContagemDoMapa"];
            /** @description Ausente no consolidado. */
            entregas?: components["schemas"]["EntregasDoMapa"];
            internos: components["schemas"]["ContagemDoMapa"];
            servidores: components["schemas"]["ContagemDoMapa"];
            quantidades: components["schemas"]["ContagemDoMapa"][];
            colunas: components["schemas"]["TotalDaColuna"][];
            total: components["schemas"]["ContagemDoMapa"];
            /** @description Soma das refeições acima do efetivo. */
            acimaDoEfetivo: components["schemas"]["ContagemDoMapa"];
            valorCentavos: components["schemas"]["Centavos"];
            valorDesvioCentavos: components["schemas"]["Centavos"];
            conciliacao: components["schemas"]["ConciliacaoMapa"];
            brutoCentavos: components["schemas"]["Centavos"];
            glosaCentavos: components["schemas"]["Centavos"];
            descontoPropostoCentavos: components["schemas"]["Centavos"];
            liquidoCentavos: components["schemas"]["Centavos"];
            contratos: components["schemas"]["ContaDoContrato"][];
            execucao: components["schemas"]["ExecucaoMapa"];
            alertas: components["schemas"]["ContagemDoMapa"];
        };
        /** @description O dia de cada lotação. */
        MapaDiario: {
            data: components["schemas"]["Data"];
            base: components["schemas"]["BaseDoMapa"];
            geradoEm: components["schemas"]["Instante"];
            orgao: components["schemas"]["Orgao"];
            /** @description Falta onde não há brasão. */
            brasao?: components["schemas"]["Brasao"];
            /** @description Falta o pedido de alguma lotação ativa em algum dia. */
            parcial: boolean;
            colunas: components["schemas"]["ColunaMapa"][];
            linhas: components["schemas"]["LinhaMapa"][];
            totais: components["schemas"]["TotaisMapa"];
            regras: components["schemas"]["RegrasPedido"];
        };
        /** @description Cada dia do mês de uma lotação. */
        MapaDoMes: {
            mes: components["schemas"]["Mes"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            base: components["schemas"]["BaseDoMapa"];
            geradoEm: components["schemas"]["Instante"];
            orgao: components["schemas"]["Orgao"];
            /** @description Falta onde não há brasão. */
            brasao?: components["schemas"]["Brasao"];
            /** @description Falta o pedido de alguma lotação ativa em algum dia. */
            parcial: boolean;
            colunas: components["schemas"]["ColunaMapa"][];
            linhas: components["schemas"]["LinhaMapa"][];
            totais: components["schemas"]["TotaisMapa"];
            regras: components["schemas"]["RegrasPedido"];
        };
        /** @description O mês de cada lotação. */
        MapaConsolidado: {
            mes: components["schemas"]["Mes"];
            base: components["schemas"]["BaseDoMapa"];
            geradoEm: components["schemas"]["Instante"];
            orgao: components["schemas"]["Orgao"];
            /** @description Falta onde não há brasão. */
            brasao?: components["schemas"]["Brasao"];
            /** @description Dias em vigor fechados, somados os de todas as linhas; com todos, o mês está fechado. */
            diasFechados: components["schemas"]["ContagemDoMapa"];
            /** @description Falta o pedido de alguma lotação ativa em algum dia. */
            parcial: boolean;
            colunas: components["schemas"]["ColunaMapa"][];
            linhas: components["schemas"]["LinhaMapa"][];
            totais: components["schemas"]["TotaisMapa"];
            regras: components["schemas"]["RegrasPedido"];
        };
        CelulaDaOrigem: {
            refeicao: string;
            publico: string;
            contrato: string | null;
            solicitada: components["schemas"]["Quantidade"];
            /** @description Com os ajustes aceitos. */
            confirmada: number | null;
            entregue: number | null;
            recusada: number | null;
            aceita: components["schemas"]["Quantidade"];
            precoCentavos: components["schemas"]["Centavos"];
            valorAceitoCentavos: components["schemas"]["Centavos"];
        };
        AjusteDaOrigem: {
            refeicao: string;
            publico: string;
            de: components["schemas"]["Quantidade"];
            para: components["schemas"]["Quantidade"];
            motivo: string;
            situacao: components["schemas"]["SituacaoAjuste"];
            em: components["schemas"]["Instante"];
        };
        EntregaDaOrigem: {
            refeicao: string;
            /** @description 1 é a entrega; de 2 em diante, reposição. */
            entrega: number;
            chegadaEm: components["schemas"]["Instante"] | null;
            atrasoMin: number | null;
            motivoRecusa: string | null;
            entregue: components["schemas"]["ContagemDoMapa"];
            recusada: components["schemas"]["ContagemDoMapa"];
            fotos: string[];
        };
        PedidoDaOrigem: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            /** @description Falso no rascunho, no devolvido, no recusado, no cancelado e no expirado. */
            conta: boolean;
            celulas: components["schemas"]["CelulaDaOrigem"][];
            ajustes: components["schemas"]["AjusteDaOrigem"][];
            entregas: components["schemas"]["EntregaDaOrigem"][];
        };
        FiscalizacaoDaOrigem: {
            id: components["schemas"]["Id"];
            numero: string;
            refeicao: string;
            fornecedor?: string;
            nota: number | null;
            pontos: components["schemas"]["ContagemDoMapa"];
            /** @description O que não estava conforme, o crítico e o que mais pesou primeiro. */
            falhas?: components["schemas"]["FalhaDaOrigem"][];
            /** @description As que chegaram, na ordem em que foram tiradas. */
            fotos?: string[];
        };
        FalhaDaOrigem: {
            codigo: components["schemas"]["CodigoItem"];
            /** @description O item do formulário que foi respondido. */
            item: string;
            critico: boolean;
            pontos: components["schemas"]["ContagemDoMapa"];
        };
        OcorrenciaDaOrigem: {
            id: components["schemas"]["Id"];
            numero: string;
            situacao: components["schemas"]["SituacaoOcorrencia"];
            descricao: string;
            /** @description Nula enquanto não decidida. */
            glosaCentavos: components["schemas"]["Centavos"] | null;
        };
        /** @description A faixa de desconto em que os pontos do dia caem, no formulário que os deu. */
        FaixaDaConta: {
            contratoId: components["schemas"]["Id"];
            faixa: components["schemas"]["FaixaDesconto"];
        };
        /** @description De que texto vem o dia importado. */
        ImportacaoDaOrigem: {
            importadaEm: components["schemas"]["Instante"];
            importadaPor: string;
            /** @description A linha do dia, como a unidade a mandou. */
            linha: string;
            celulas: components["schemas"]["CelulaImportada"][];
        };
        CelulaImportada: {
            refeicao: string;
            publico: string;
            contrato: string | null;
            quantidade: components["schemas"]["Quantidade"];
            precoCentavos: components["schemas"]["Centavos"] | null;
            valorCentavos: components["schemas"]["Centavos"];
        };
        /** @description De onde vêm os números de um dia de uma lotação. */
        OrigemDoMapa: {
            /** @description O dia como está no mapa. */
            linha: components["schemas"]["LinhaMapa"];
            colunas: components["schemas"]["ColunaMapa"][];
            pedidos: components["schemas"]["PedidoDaOrigem"][];
            fiscalizacoes: components["schemas"]["FiscalizacaoDaOrigem"][];
            ocorrencias: components["schemas"]["OcorrenciaDaOrigem"][];
            faixas?: components["schemas"]["FaixaDaConta"][];
            importacao?: components["schemas"]["ImportacaoDaOrigem"] | null;
        };
        /** @enum {string} */
        SituacaoMedicao: "ABERTA" | "ENVIADA" | "CORRECAO_SOLICITADA" | "CORRIGIDA" | "APROVADA" | "ATESTADA";
        /** @enum {string} */
        EventoMedicao: "abrir" | "enviar" | "decidir" | "pedirCorrecao" | "responder" | "corrigir" | "reabrirMapa" | "aprovar" | "atestar";
        /** @enum {string} */
        AcaoMedicao: "enviar" | "decidir" | "pedirCorrecao" | "aprovar" | "atestar";
        /** @enum {string} */
        SituacaoCorrecao: "PENDENTE" | "RESPONDIDA" | "REFEITA";
        /**
         * @description Pedida por quem confere, ou aberta sozinha porque o mapa foi reaberto.
         * @enum {string}
         */
        OrigemCorrecao: "CONFERENCIA" | "REABERTURA";
        /** @enum {string} */
        AcaoCorrecao: "responder";
        /** @enum {string} */
        TipoPendenciaMedicao: "DIA_SEM_FECHAMENTO" | "MAPA_MUDOU" | "MAPA_SEM_CONTRATO" | "CORRECAO_PENDENTE" | "DESCONTO_A_DECIDIR";
        /** @enum {string} */
        VigenciaDoAtesto: "VIGENTE" | "REABERTA" | "SUBSTITUIDA";
        /** @enum {string} */
        OrdemMedicoes: "mes" | "-mes" | "contrato" | "-contrato" | "fornecedor" | "-fornecedor" | "situacao" | "-situacao";
        /** @description M e sete grupos de quatro. */
        CodigoMedicao: string;
        TextoDaMedicao: string;
        PercentualDeDesconto: number;
        ContratoDaMedicao: {
            id: components["schemas"]["Id"];
            numero: string;
            lote: string;
            processo: string;
            fornecedorId: components["schemas"]["Id"];
            fornecedor: string;
            cnpj: string;
        };
        /** @description O proposto é o que as faixas de pontos dão; o desconto é o decidido, e o proposto onde ainda não se decidiu. */
        TotaisMedicao: {
            refeicoes: number;
            brutoCentavos: components["schemas"]["Centavos"];
            glosaCentavos: components["schemas"]["Centavos"];
            propostoCentavos: components["schemas"]["Centavos"];
            descontoCentavos: components["schemas"]["Centavos"];
            liquidoCentavos: components["schemas"]["Centavos"];
        };
        MedicaoResumida: {
            id: components["schemas"]["Id"];
            versao: number;
            contrato: components["schemas"]["ContratoDaMedicao"];
            mes: components["schemas"]["Mes"];
            situacao: components["schemas"]["SituacaoMedicao"];
            totais: components["schemas"]["TotaisMedicao"];
            lotacoes: number;
            /** @description Dias de lotações com refeição do contrato. */
            dias: number;
            diasFechados: number;
            /** @description Descontos propostos sem decisão. */
            aDecidir: number;
            correcoesPendentes: number;
        };
        PaginaMedicoes: {
            itens: components["schemas"]["MedicaoResumida"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        NovaMedicao: {
            contratoId: components["schemas"]["Id"];
            mes: components["schemas"]["Mes"];
        };
        PassoDaMedicao: Record<string, never>;
        DecisaoDesconto: {
            percentual: components["schemas"]["PercentualDeDesconto"];
            motivo: components["schemas"]["TextoDaMedicao"];
            /** @description A cláusula do contrato que o prevê. */
            clausula?: string;
        };
        NovaCorrecao: {
            lotacaoId: components["schemas"]["Id"];
            data: components["schemas"]["Data"];
            tipoAlimentacaoId?: components["schemas"]["Id"];
            tipoPublicoId?: components["schemas"]["Id"];
            motivo: components["schemas"]["TextoDaMedicao"];
        };
        RespostaCorrecao: {
            texto: components["schemas"]["TextoDaMedicao"];
        };
        NovoAtesto: {
            /** @description A senha de quem está na sessão. */
            senha: string;
            cargo?: string;
            notaFiscal?: string;
            /** @description Confirma que o mês não teve refeições; só pedido onde não há nenhum dia. */
            semRefeicoes?: boolean;
        };
        /** @description Uma refeição e um público no mês inteiro. Sem preço quando houve mais de um. */
        CelulaMedicao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            refeicao: string;
            publico: string;
            quantidade: number;
            precoCentavos: components["schemas"]["Centavos"] | null;
            valorCentavos: components["schemas"]["Centavos"];
        };
        UnidadeMedicao: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dias: number;
            diasFechados: number;
            totais: components["schemas"]["TotaisMedicao"];
        };
        PendenciaMedicao: {
            tipo: components["schemas"]["TipoPendenciaMedicao"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            texto: string;
            impede: components["schemas"]["AcaoMedicao"][];
        };
        FiscalizacaoDoDesconto: {
            id: components["schemas"]["Id"];
            numero: string;
            refeicao: string;
            pontos: number;
        };
        DecisaoTomada: {
            percentual: components["schemas"]["PercentualDeDesconto"];
            centavos: components["schemas"]["Centavos"];
            motivo: string;
            clausula: string | null;
            por: string;
            em: components["schemas"]["Instante"];
        };
        /** @description Os pontos do dia de uma lotação, a faixa em que caem e o que se decidiu. */
        DescontoMedicao: {
            linhaId: components["schemas"]["Id"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            pontos: number;
            baseCentavos: components["schemas"]["Centavos"];
            percentual: components["schemas"]["PercentualDeDesconto"];
            propostoCentavos: components["schemas"]["Centavos"];
            fiscalizacoes: components["schemas"]["FiscalizacaoDoDesconto"][];
            decisao: components["schemas"]["DecisaoTomada"] | null;
        };
        /** @description O recusado já não está no valor bruto; o desconto é a glosa decidida sobre o restante. */
        GlosaMedicao: {
            ocorrenciaId: components["schemas"]["Id"];
            numero: string;
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            situacao: components["schemas"]["SituacaoOcorrencia"];
            descricao: string;
            decisao: string | null;
            clausula: string | null;
            recusadoCentavos: components["schemas"]["Centavos"];
            descontoCentavos: components["schemas"]["Centavos"];
        };
        CorrecaoMedicao: {
            id: components["schemas"]["Id"];
            versao: number;
            medicaoId: components["schemas"]["Id"];
            contrato: string;
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            refeicao: string | null;
            publico: string | null;
            origem: components["schemas"]["OrigemCorrecao"];
            situacao: components["schemas"]["SituacaoCorrecao"];
            motivo: string;
            pedidaEm: components["schemas"]["Instante"];
            pedidaPor: string;
            versaoAntes: number;
            versaoDepois: number | null;
            resposta: string | null;
            respondidaEm: components["schemas"]["Instante"] | null;
            respondidaPor: string | null;
            acoes: components["schemas"]["AcaoCorrecao"][];
        };
        CorrecoesDaLotacao: {
            itens: components["schemas"]["CorrecaoMedicao"][];
        };
        AtestoMedicao: {
            versao: number;
            vigencia: components["schemas"]["VigenciaDoAtesto"];
            codigo: components["schemas"]["CodigoMedicao"];
            hash: components["schemas"]["HashDoMapa"];
            em: components["schemas"]["Instante"];
            nome: string;
            matricula: string;
            cargo: string | null;
            notaFiscal: string | null;
            liquidoCentavos: components["schemas"]["Centavos"];
        };
        /** @description O valor do contrato menos o líquido das medições dele, esta e as outras. */
        SaldoDoContrato: {
            valorTotalCentavos: components["schemas"]["Centavos"];
            medidoAntesCentavos: components["schemas"]["Centavos"];
            medidoCentavos: components["schemas"]["Centavos"];
            saldoCentavos: number;
        };
        /** @description O líquido da medição com os descontos como propostos, ao lado do que o mapa diz agora. */
        ConferenciaComOMapa: {
            propostoCentavos: components["schemas"]["Centavos"];
            mapaCentavos: components["schemas"]["Centavos"];
            confere: boolean;
        };
        Medicao: {
            resumo: components["schemas"]["MedicaoResumida"];
            versao: number;
            celulas: components["schemas"]["CelulaMedicao"][];
            unidades: components["schemas"]["UnidadeMedicao"][];
            pendencias: components["schemas"]["PendenciaMedicao"][];
            totalPendencias: number;
            descontos: components["schemas"]["DescontoMedicao"][];
            glosas: components["schemas"]["GlosaMedicao"][];
            correcoes: components["schemas"]["CorrecaoMedicao"][];
            atestos: components["schemas"]["AtestoMedicao"][];
            saldo: components["schemas"]["SaldoDoContrato"];
            conferencia: components["schemas"]["ConferenciaComOMapa"];
            /** @description O que se recebeu definitivamente, que é o que se pode pagar; nulo até o termo definitivo ser assinado. */
            pagavelCentavos: components["schemas"]["Centavos"] | null;
            /** @description Por que esta pessoa não pode atestar, em palavras. */
            impedimentoDoAtesto: string | null;
            acoes: components["schemas"]["AcaoMedicao"][];
        };
        MedicaoVerificada: {
            contrato: string;
            fornecedor: string;
            mes: components["schemas"]["Mes"];
            versao: number;
            vigencia: components["schemas"]["VigenciaDoAtesto"];
            atestadoEm: components["schemas"]["Instante"];
            celulas: components["schemas"]["CelulaMedicao"][];
            lotacoes: number;
            totais: components["schemas"]["TotaisMedicao"];
            hash: components["schemas"]["HashDoMapa"];
            integra: boolean;
            falhas: string[];
        };
        /** @enum {string} */
        ContextoMotivo: "AJUSTE" | "CANCELAMENTO" | "DEVOLUCAO" | "RECUSA" | "RECUSA_ENTREGA" | "NAO_ENTREGA" | "REABERTURA" | "JUSTIFICATIVA_ACIMA" | "EMERGENCIA";
        CodigoMotivo: string;
        Motivo: {
            id: components["schemas"]["Id"];
            contexto: components["schemas"]["ContextoMotivo"];
            codigo: components["schemas"]["CodigoMotivo"];
            texto: string;
            /** @description Quem escolhe precisa explicar com as próprias palavras. */
            exigeTexto: boolean;
            ordem: number;
            ativo: boolean;
            versao: number;
        };
        NovoMotivo: {
            contexto: components["schemas"]["ContextoMotivo"];
            /** @description Sem ele, sai do texto. */
            codigo?: components["schemas"]["CodigoMotivo"];
            texto: string;
            exigeTexto: boolean;
        };
        EdicaoMotivo: {
            texto: string;
            exigeTexto: boolean;
        };
        OrdemDosMotivos: {
            contexto: components["schemas"]["ContextoMotivo"];
            /** @description Todos os motivos do contexto, na ordem desejada. */
            ids: components["schemas"]["Id"][];
        };
        /**
         * @description O que se achou dela; superada quando a medição mudou depois, e continua a ser lida.
         * @enum {string}
         */
        SituacaoNota: "CONFERE" | "RECUSADA" | "SUPERADA";
        /**
         * @description O que não é como deveria. Podem surgir outros.
         * @enum {string}
         */
        CodigoDivergencia: "ARQUIVO_VAZIO" | "ARQUIVO_GRANDE" | "ARQUIVO_SEM_UTF8" | "ARQUIVO_COM_DOCTYPE" | "ARQUIVO_COM_COMENTARIO" | "ARQUIVO_FUNDO" | "ARQUIVO_MAL_FORMADO" | "SEM_PROTOCOLO" | "DOCUMENTO_EVENTO" | "DOCUMENTO_NFSE" | "DOCUMENTO_DPS" | "DOCUMENTO_OUTRO" | "LEIAUTE" | "VERSAO" | "MODELO" | "FINALIDADE" | "AMBIENTE" | "CHAVE_FORMA" | "CHAVE_DIGITO" | "CHAVE_CAMPOS" | "EMITENTE" | "EMITENTE_CNPJ" | "PRESTADOR" | "DECLARACAO" | "DESTINATARIO" | "MES" | "AUTORIZACAO" | "CANCELADA" | "PROTOCOLO_CHAVE" | "PROTOCOLO_DIGESTO" | "ASSINATURA_AUSENTE" | "ASSINATURA_FORMA" | "ASSINATURA_DIGESTO" | "ASSINATURA_VALOR" | "CERTIFICADO_TITULAR" | "CERTIFICADO_VALIDADE" | "CERTIFICADO_CADEIA" | "ITEM_PRECO" | "ITEM_REFEICAO" | "ITEM_FRACAO" | "ITEM_QUANTIDADE" | "ITEM_PRODUTO" | "ITEM_FORA_DO_TOTAL" | "SOMA_PRODUTOS" | "SOMA_DESCONTOS" | "SOMA_TOTAL" | "DESCONTO_CONDICIONADO" | "RETENCOES" | "A_PAGAR" | "BRUTO" | "DESCONTOS" | "LIQUIDO";
        DivergenciaDaNota: {
            codigo: components["schemas"]["CodigoDivergencia"];
            sentenca: string;
            /** @description O que a medição atestou. */
            esperado: string | null;
            /** @description O que a nota traz. */
            encontrado: string | null;
        };
        /** @description O que quem paga retém de imposto. Não muda o valor da nota. */
        RetencaoDaNota: {
            codigo: components["schemas"]["CodigoRetencao"];
            centavos: components["schemas"]["DinheiroDaNota"];
        };
        /** @enum {string} */
        CodigoRetencao: "vIRRF" | "vRetPIS" | "vRetCOFINS" | "vRetCSLL" | "vRetPrev" | "vRetSociais" | "vISSQN";
        /** @description Centavos. */
        DinheiroDaNota: number;
        /**
         * @description De mercadorias (NF-e, modelo 55) ou de serviço (NFS-e do padrão nacional). Podem surgir outras.
         * @enum {string}
         */
        EspecieDaNota: "NFE" | "NFSE";
        /** @description O que se leu da nota; nulo quando ela não pôde ser lida. */
        DadosDaNota: {
            especie: components["schemas"]["EspecieDaNota"];
            /** @description A chave de acesso: 44 posições na NF-e, 50 na NFS-e. */
            chave: string;
            /** @description Na NFS-e, a da declaração (DPS). */
            serie: string;
            numero: string;
            emitidaEm: string;
            /** @description Vazio na NFS-e, que não tem protocolo. */
            protocolo: string;
            produtosCentavos: components["schemas"]["DinheiroDaNota"];
            descontosCentavos: components["schemas"]["DinheiroDaNota"];
            totalCentavos: components["schemas"]["DinheiroDaNota"];
            retencoes: components["schemas"]["RetencaoDaNota"][];
            /** @description O que a nota diz ao contribuinte (infCpl; xInfComp na NFS-e), no começo. */
            informacoes: string;
        };
        NotaFiscal: {
            id: components["schemas"]["Id"];
            situacao: components["schemas"]["SituacaoNota"];
            versaoDoAtesto: number;
            sha256: string;
            nota: components["schemas"]["DadosDaNota"] | null;
            divergencias: components["schemas"]["DivergenciaDaNota"][];
            enviadaEm: components["schemas"]["Instante"];
            enviadaPor: string;
        };
        NotasDaMedicao: {
            /** @description Por que a medição não recebe nota agora; nulo quando recebe. */
            impedimento: string | null;
            /** @description O líquido atestado: o valor que a nota deve ter. */
            esperadoCentavos: components["schemas"]["DinheiroDaNota"];
            notas: components["schemas"]["NotaFiscal"][];
            /** @description O endereço por que o fornecedor envia a nota; nulo sem nenhum, e ausente onde não se informa. */
            acesso?: components["schemas"]["AcessoDeclaracao"] | null;
        };
        /** @description Uma refeição, a um preço. */
        ItemAFaturar: {
            descricao: string;
            quantidade: number;
            precoCentavos: components["schemas"]["DinheiroDaNota"];
        };
        /** @description O que o fornecedor lê de um arquivo seu. */
        NotaEnviada: {
            situacao: components["schemas"]["SituacaoNota"];
            enviadaEm: components["schemas"]["Instante"];
            numero: string | null;
            /** @description Centavos. */
            totalCentavos: number | null;
            divergencias: components["schemas"]["DivergenciaDaNota"][];
        };
        NotaAEnviar: {
            fornecedor: string;
            contrato: string;
            mes: components["schemas"]["Mes"];
            /** @description A quem a nota se destina. */
            orgao: string;
            orgaoCnpj: string | null;
            /** @description Por que não se recebe nota agora. */
            impedimento: string | null;
            itens: components["schemas"]["ItemAFaturar"][];
            brutoCentavos: components["schemas"]["DinheiroDaNota"];
            /** @description Glosas e descontos: o desconto da nota. */
            descontosCentavos: components["schemas"]["DinheiroDaNota"];
            /** @description O valor que a nota deve ter. */
            esperadoCentavos: components["schemas"]["DinheiroDaNota"];
            ultima: components["schemas"]["NotaEnviada"] | null;
        };
        EscolhaDeEmails: {
            /** @description O endereço da pessoa; nulo quando não há. */
            email: string | null;
            /** @description Este sistema envia e-mails. */
            correioLigado: boolean;
            itens: components["schemas"]["EscolhaDeEmail"][];
        };
        EscolhaDeEmail: {
            evento: components["schemas"]["EventoNotificado"];
            tipo: components["schemas"]["TipoNotificacao"];
            recebe: boolean;
        };
        EmailsRecusados: {
            /** @description Todos os que a pessoa não quer por e-mail; os outros, ela recebe. */
            recusados: components["schemas"]["EventoNotificado"][];
        };
        /**
         * @description Aviso informa; alerta pede atenção; pendência espera que alguém faça alguma coisa.
         * @enum {string}
         */
        TipoNotificacao: "AVISO" | "ALERTA" | "PENDENCIA";
        /** @enum {string} */
        EventoNotificado: "SEM_PEDIDO_2H" | "SEM_PEDIDO_30MIN" | "SEM_PEDIDO_NO_LIMITE" | "AVISO_DO_ATENDIMENTO" | "PEDIDO_ENVIADO" | "PEDIDO_EMERGENCIAL" | "PEDIDO_DEVOLVIDO" | "PEDIDO_RECUSADO" | "PEDIDO_CONFIRMADO" | "AUMENTO_PEDIDO" | "ENTREGA_HOJE" | "RECEBIMENTO_ATRASADO" | "RECEBIMENTO_DE_ONTEM" | "OCORRENCIA_RESPONDIDA" | "OCORRENCIA_SEM_RESPOSTA" | "FOTO_REPETIDA" | "FISCALIZACAO_PENDENTE" | "FISCALIZACAO_A_VENCER" | "FALHA_CRITICA" | "FISCALIZACAO_COMENTADA" | "FISCALIZACAO_REABERTA" | "CORRECAO_PEDIDA" | "CORRECAO_ANOTADA" | "CORRECAO_VENCIDA" | "DIA_NAO_FECHADO" | "MAPA_REABERTO" | "ITEM_REINCIDENTE" | "CONTRATO_90_DIAS" | "CONTRATO_60_DIAS" | "CONTRATO_30_DIAS" | "SALDO_EM_AVISO" | "SALDO_EM_ALERTA" | "EMPENHO_ACABA" | "INTERVALO_ENTRE_REFEICOES" | "DIVERGENCIA_REPETIDA" | "MEDICAO_ABERTA" | "MEDICAO_CORRECAO_PEDIDA" | "MEDICAO_CORRIGIDA" | "MEDICAO_A_ATESTAR" | "MEDICAO_SUPERADA" | "MEDICAO_NAO_ENTREGUE" | "TERMO_A_ASSINAR" | "TERMO_RECUSADO" | "RECEBIMENTO_VENCIDO" | "PAGAMENTO_VENCIDO" | "ENTREGA_INTERROMPIDA" | "ENTREGA_RETOMADA";
        Notificacao: {
            id: components["schemas"]["Id"];
            tipo: components["schemas"]["TipoNotificacao"];
            evento: components["schemas"]["EventoNotificado"];
            titulo: string;
            texto: string;
            /** @description A lotação de que fala. */
            lotacao: components["schemas"]["LotacaoNotificada"] | null;
            pedidoId: components["schemas"]["Id"] | null;
            dataRefeicao: components["schemas"]["Data"] | null;
            criadaEm: components["schemas"]["Instante"];
            lida: boolean;
            resolvidaEm: components["schemas"]["Instante"] | null;
        };
        LotacaoNotificada: {
            id: components["schemas"]["Id"];
            nome: string;
        };
        PaginaNotificacoes: {
            itens: components["schemas"]["Notificacao"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        /** @description Até 100 de cada; 100 quer dizer cem ou mais. */
        ContagemNotificacoes: {
            /** @description Não lidas, e pendências abertas lidas ou não. */
            aVer: number;
            /** @description Pendências abertas. */
            pendencias: number;
        };
        LeituraDeTodas: {
            /** @description A mais nova que estava na tela. */
            ate: components["schemas"]["Id"];
        };
        /** @enum {string} */
        OrigemOcorrencia: "PEDIDO" | "RECEBIMENTO" | "FISCALIZACAO";
        /** @enum {string} */
        GravidadeOcorrencia: "ADVERTENCIA" | "LEVE" | "MODERADO" | "GRAVE" | "GRAVISSIMO";
        /** @enum {string} */
        SituacaoOcorrencia: "ABERTA" | "NOTIFICADA" | "RESPONDIDA" | "SEM_RESPOSTA" | "ACEITA_JUSTIFICATIVA" | "PROCEDENTE" | "GLOSADA" | "SANEADA" | "ENCERRADA";
        /** @enum {string} */
        EventoOcorrencia: "abrir" | "notificar" | "responder" | "vencer" | "decidir" | "glosar" | "sanear" | "encerrar";
        /** @enum {string} */
        AcaoOcorrencia: "notificar" | "decidir" | "glosar" | "sanear" | "encerrar";
        /** @enum {string} */
        OrdemOcorrencias: "abertaEm" | "-abertaEm" | "numero" | "-numero" | "prazo" | "-prazo" | "data" | "-data";
        TextoDeOcorrencia: string;
        NomeDeAnexo: string;
        NovaOcorrencia: {
            origem: components["schemas"]["OrigemOcorrencia"];
            /** @description Só falta na ocorrência de uma fiscalização que não é de pedido nenhum. */
            pedidoId?: components["schemas"]["Id"];
            /** @description A refeição; sem ela, o pedido inteiro. */
            tipoAlimentacaoId?: components["schemas"]["Id"];
            recebimentoId?: components["schemas"]["Id"];
            fiscalizacaoId?: components["schemas"]["Id"];
            gravidade: components["schemas"]["GravidadeOcorrencia"];
            clausula?: string;
            pontos?: number;
            descricao: components["schemas"]["TextoDeOcorrencia"];
        };
        NotificacaoOcorrencia: {
            /** @description O que se acrescenta ao e-mail. */
            mensagem?: string;
        };
        DecisaoOcorrencia: {
            procedente: boolean;
            texto: components["schemas"]["TextoDeOcorrencia"];
        };
        GlosaOcorrencia: {
            /** @description Do que não foi recusado. */
            percentual: number;
            texto?: string;
        };
        TextoOcorrencia: {
            texto: components["schemas"]["TextoDeOcorrencia"];
        };
        PaginaOcorrencias: {
            itens: components["schemas"]["OcorrenciaResumida"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        OcorrenciaResumida: {
            id: components["schemas"]["Id"];
            numero: string;
            origem: components["schemas"]["OrigemOcorrencia"];
            situacao: components["schemas"]["SituacaoOcorrencia"];
            gravidade: components["schemas"]["GravidadeOcorrencia"];
            data: components["schemas"]["Data"];
            lotacaoId: components["schemas"]["Id"];
            lotacao: string;
            fornecedorId: components["schemas"]["Id"];
            fornecedor: string;
            /** @description Nulo onde a entrega fiscalizada não é de pedido nenhum; não há então o que glosar. */
            pedidoId: components["schemas"]["Id"] | null;
            pedido: string | null;
            refeicao: string | null;
            /** @description O número da fiscalização de que nasceu. */
            fiscalizacao: string | null;
            abertaEm: components["schemas"]["Instante"];
            prazoResposta: components["schemas"]["Instante"] | null;
            glosaCentavos: components["schemas"]["Centavos"] | null;
        };
        Ocorrencia: {
            resumo: components["schemas"]["OcorrenciaResumida"];
            versao: number;
            descricao: string;
            clausula: string | null;
            pontos: number;
            recebimentoId: components["schemas"]["Id"] | null;
            fiscalizacaoId: components["schemas"]["Id"] | null;
            abertaPor: string;
            resposta: components["schemas"]["RespostaLida"] | null;
            decisao: string | null;
            glosa: components["schemas"]["GlosaFeita"] | null;
            valores: components["schemas"]["ValoresDaEntrega"];
            historico: components["schemas"]["PassoDaOcorrencia"][];
            acoes: components["schemas"]["AcaoOcorrencia"][];
        };
        /** @description O que a glosa pode alcançar, em centavos; zero onde não há pedido. */
        ValoresDaEntrega: {
            entregue: components["schemas"]["Centavos"];
            recusado: components["schemas"]["Centavos"];
            /** @description Por outras ocorrências da mesma entrega. */
            jaDescontado: components["schemas"]["Centavos"];
            /** @description Sobre o que o percentual incide. */
            restante: components["schemas"]["Centavos"];
        };
        GlosaFeita: {
            percentual: number;
            recusadoCentavos: components["schemas"]["Centavos"];
            descontoCentavos: components["schemas"]["Centavos"];
            totalCentavos: components["schemas"]["Centavos"];
        };
        RespostaLida: {
            texto: string;
            nome: string;
            em: components["schemas"]["Instante"];
            anexos: components["schemas"]["AnexoOcorrencia"][];
        };
        AnexoOcorrencia: {
            id: components["schemas"]["Id"];
            uuid: components["schemas"]["UuidFoto"];
            nome: components["schemas"]["NomeDeAnexo"];
            /** @enum {string} */
            tipo: "image/jpeg" | "image/png" | "application/pdf";
            bytes: number;
        };
        PassoDaOcorrencia: {
            evento: components["schemas"]["EventoOcorrencia"];
            para: components["schemas"]["SituacaoOcorrencia"];
            em: components["schemas"]["Instante"];
            quem: string;
            detalhe: string | null;
        };
        OcorrenciaNotificada: {
            ocorrencia: components["schemas"]["Ocorrencia"];
            enviadaPara: string[];
            /** @description Onde não há e-mail para enviar, o caminho que se entrega ao fornecedor; não aparece de novo. */
            endereco: string | null;
        };
        OcorrenciaParaResposta: {
            numero: string;
            fornecedor: string;
            lotacao: string;
            data: components["schemas"]["Data"];
            refeicao: string | null;
            gravidade: components["schemas"]["GravidadeOcorrencia"];
            descricao: string;
            clausula: string | null;
            prazo: components["schemas"]["Instante"];
            anexos: components["schemas"]["AnexoOcorrencia"][];
        };
        RespostaDoFornecedor: {
            /** @description De quem responde pela empresa. */
            nome: string;
            texto: components["schemas"]["TextoDeOcorrencia"];
        };
        RespostaRecebida: {
            numero: string;
            recebidaEm: components["schemas"]["Instante"];
        };
        /**
         * @description Cancelado quando a medição voltou à correção antes da liquidação.
         * @enum {string}
         */
        SituacaoPagamento: "A_LIQUIDAR" | "LIQUIDADO" | "PAGO" | "CANCELADO";
        /** @enum {string} */
        AcaoPagamento: "liquidar" | "anular" | "pagar" | "comunicar";
        /** @enum {string} */
        EventoPagamento: "entrar" | "liquidar" | "anular" | "pagar" | "cancelar";
        /**
         * @description Na fila vêm as liquidadas na sua ordem, depois as que esperam liquidação, e por fim as pagas.
         * @enum {string}
         */
        OrdemPagamentos: "fila" | "-fila" | "contrato" | "-contrato" | "fornecedor" | "-fornecedor" | "mes" | "-mes" | "valor" | "-valor";
        /**
         * @description Lei 14.133/2021, art. 141, § 1º, incisos I a V.
         * @enum {string}
         */
        HipoteseDeExcecao: "EMERGENCIA" | "PEQUENA_EMPRESA" | "SISTEMA_ESTRUTURANTE" | "FALENCIA" | "ATIVIDADE_FINALISTICA";
        /** @description O número do sistema financeiro, por exemplo 2026NL000123 ou 2026OB800123. */
        DocumentoDoPagamento: string;
        MotivoDoPagamento: string;
        NovaLiquidacao: {
            data: components["schemas"]["Data"];
            documento: components["schemas"]["DocumentoDoPagamento"];
        };
        AnulacaoDaLiquidacao: {
            motivo: components["schemas"]["MotivoDoPagamento"];
        };
        NovaExcecaoNaOrdem: {
            hipotese: components["schemas"]["HipoteseDeExcecao"];
            justificativa: components["schemas"]["MotivoDoPagamento"];
            /** @description Quem autorizou, com o cargo. */
            autoridade: string;
        };
        NovoPagamento: {
            data: components["schemas"]["Data"];
            documento: components["schemas"]["DocumentoDoPagamento"];
            /** @description O que se reteve de impostos; o resto foi pago. */
            retidoCentavos: components["schemas"]["DinheiroDaNota"];
            excecao?: components["schemas"]["NovaExcecaoNaOrdem"];
        };
        ComunicacaoDaExcecao: {
            data: components["schemas"]["Data"];
            /** @description O ofício ao controle interno e ao tribunal. */
            documento: string;
        };
        /** @description Um ato registrado, a sua data e o seu documento, e quem o registrou. */
        FeitoDoPagamento: {
            data: components["schemas"]["Data"];
            documento: string;
            em: components["schemas"]["Instante"];
            por: string;
        };
        ExcecaoDoPagamento: {
            hipotese: components["schemas"]["HipoteseDeExcecao"];
            justificativa: string;
            autoridade: string;
            /** @description Nula enquanto não se comunicou. */
            comunicacao: components["schemas"]["FeitoDoPagamento"] | null;
        };
        /** @description O que se paga de uma medição em uma fonte do recurso. */
        Pagamento: {
            id: components["schemas"]["Id"];
            versao: number;
            medicaoId: components["schemas"]["Id"];
            contratoId: components["schemas"]["Id"];
            contrato: string;
            fornecedor: string;
            mes: components["schemas"]["Mes"];
            /** @description Vazia quando nenhum empenho diz a fonte. */
            fonte: string;
            /** @description O número da nota fiscal. */
            nota: string;
            valorCentavos: components["schemas"]["Centavos"];
            /** @description O que a nota declara de retenções, desta parte. */
            retencaoCentavos: components["schemas"]["DinheiroDaNota"];
            retidoCentavos: components["schemas"]["DinheiroDaNota"] | null;
            pagoCentavos: components["schemas"]["DinheiroDaNota"] | null;
            situacao: components["schemas"]["SituacaoPagamento"];
            recebidaEm: components["schemas"]["Instante"];
            /** @description O lugar na fila da fonte, das liquidadas e ainda não pagas; nula fora dela. */
            posicao: number | null;
            /** @description O do ato que falta, em dias úteis; metade nos contratos de pequeno valor. Nulo quando nada falta. */
            prazo: components["schemas"]["PrazoDoRecebimento"] | null;
            liquidacao: components["schemas"]["FeitoDoPagamento"] | null;
            pagamento: components["schemas"]["FeitoDoPagamento"] | null;
            excecao: components["schemas"]["ExcecaoDoPagamento"] | null;
            /** @description Por que foi cancelado. */
            motivo: string | null;
            acoes: components["schemas"]["AcaoPagamento"][];
            /** @description Por que quem lê não faz agora o que a situação permite. */
            impedimentos: {
                acao: components["schemas"]["AcaoPagamento"];
                motivo: string;
            }[];
        };
        PagamentosDaMedicao: {
            /** @description O que falta antes do pagamento; nulo quando há partes. */
            impedimento: string | null;
            itens: components["schemas"]["Pagamento"][];
        };
        PaginaPagamentos: {
            itens: components["schemas"]["Pagamento"][];
            total: number;
            pagina: number;
            tamanho: number;
            /** @description As fontes que têm pagamento, para filtrar. */
            fontes: string[];
        };
        ContagemDoPainel: number;
        NomeNoPainel: string;
        PrazoDoPainel: {
            fusoHorario: string;
            data: components["schemas"]["Data"];
            terminaEm: components["schemas"]["Instante"];
            lotacoes: components["schemas"]["ContagemDoPainel"];
        };
        /** @description O próximo limite de pedido de cada hora de relógio; fusos com a mesma hora vêm juntos. */
        PrazosDoPainel: {
            em: components["schemas"]["Instante"];
            itens: components["schemas"]["PrazoDoPainel"][];
        };
        /** @description Os pedidos de amanhã. */
        PedidosDoPainel: {
            em: components["schemas"]["Instante"];
            data: components["schemas"]["Data"];
            lotacoes: components["schemas"]["ContagemDoPainel"];
            enviaram: components["schemas"]["ContagemDoPainel"];
            emRascunho: components["schemas"]["ContagemDoPainel"];
            semPedido: components["schemas"]["ContagemDoPainel"];
        };
        /**
         * @description NAO_RECEBIDA (passou a janela e nada foi registrado), SEM_PEDIDO (passou o limite de amanhã), FISCALIZACAO_VENCIDA (passou a janela e ninguém fiscalizou).
         * @enum {string}
         */
        MotivoAtraso: "NAO_RECEBIDA" | "SEM_PEDIDO" | "FISCALIZACAO_VENCIDA";
        AtrasoDoPainel: {
            lotacaoId: components["schemas"]["Id"];
            lotacao: components["schemas"]["NomeNoPainel"];
            motivo: components["schemas"]["MotivoAtraso"];
            refeicao: string | null;
            atrasoMin: number | null;
        };
        /** @description Cada lotação uma vez, pelo que mais pede atenção. */
        AtrasosDoPainel: {
            em: components["schemas"]["Instante"];
            total: components["schemas"]["ContagemDoPainel"];
            /** @description De quantas, em atraso ou não. */
            lotacoes?: components["schemas"]["ContagemDoPainel"];
            itens: components["schemas"]["AtrasoDoPainel"][];
        };
        EntregaDoPainel: {
            lotacaoId: components["schemas"]["Id"];
            lotacao: components["schemas"]["NomeNoPainel"];
            refeicao: string;
            /** @description 0 é dentro da janela. */
            atrasoMin: number;
            faixaAtraso: components["schemas"]["FaixaAtraso"];
        };
        /** @description As refeições de hoje cuja janela está aberta, ou passou sem registro; as mais atrasadas primeiro. */
        EntregasDoPainel: {
            em: components["schemas"]["Instante"];
            naJanela: components["schemas"]["ContagemDoPainel"];
            atrasadas: components["schemas"]["ContagemDoPainel"];
            recebidas: components["schemas"]["ContagemDoPainel"];
            itens: components["schemas"]["EntregaDoPainel"][];
        };
        NaoConformidadeDoPainel: {
            lotacaoId: components["schemas"]["Id"];
            lotacao: components["schemas"]["NomeNoPainel"];
            refeicao: string;
            /** @description O que se conferiu, como está no formulário. */
            item: string;
            critica: boolean;
            em: components["schemas"]["Instante"];
        };
        NaoConformidadesDoPainel: {
            em: components["schemas"]["Instante"];
            data: components["schemas"]["Data"];
            total: components["schemas"]["ContagemDoPainel"];
            criticas: components["schemas"]["ContagemDoPainel"];
            /** @description Concluídas hoje. */
            fiscalizacoes: components["schemas"]["ContagemDoPainel"];
            /** @description As últimas. */
            itens: components["schemas"]["NaoConformidadeDoPainel"][];
            foto: components["schemas"]["FotoDoPainel"] | null;
        };
        FotoDoPainel: {
            /** @description Para `obterFotoDoPainel`. */
            foto: string;
            lotacao: components["schemas"]["NomeNoPainel"];
            refeicao: string;
            item: string;
            em: components["schemas"]["Instante"];
        };
        RefeicaoDoPainel: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            /** @description Refeições pedidas para hoje. */
            total: components["schemas"]["ContagemDoPainel"];
            /** @description Que a pediram. */
            lotacoes: components["schemas"]["ContagemDoPainel"];
            /** @description Lotações com algo registrado dela. */
            recebidas: components["schemas"]["ContagemDoPainel"];
        };
        TotaisDoPainel: {
            em: components["schemas"]["Instante"];
            data: components["schemas"]["Data"];
            total: components["schemas"]["ContagemDoPainel"];
            refeicoes: components["schemas"]["RefeicaoDoPainel"][];
        };
        /** @description As refeições de hoje acima do efetivo e o que custam, como no Mapa Diário pelo que se pediu. */
        AcimaDoEfetivoDoPainel: {
            em: components["schemas"]["Instante"];
            data: components["schemas"]["Data"];
            refeicoes: components["schemas"]["ContagemDoPainel"];
            valorCentavos: components["schemas"]["Centavos"];
        };
        Painel: {
            agora: components["schemas"]["Instante"];
            /** @description O nome da tela; nulo para quem entrou com a sua sessão. */
            tela: string | null;
            regiao: components["schemas"]["RegiaoDoPainel"] | null;
            prazos: components["schemas"]["PrazosDoPainel"] | null;
            pedidos: components["schemas"]["PedidosDoPainel"] | null;
            atrasos: components["schemas"]["AtrasosDoPainel"] | null;
            entregas: components["schemas"]["EntregasDoPainel"] | null;
            naoConformidades: components["schemas"]["NaoConformidadesDoPainel"] | null;
            totais: components["schemas"]["TotaisDoPainel"] | null;
            acimaDoEfetivo: components["schemas"]["AcimaDoEfetivoDoPainel"] | null;
        };
        ChaveParametro: string;
        /** @enum {string} */
        TipoParametro: "INTEIRO" | "LOGICO" | "OPCAO";
        ValorParametro: number | boolean | string;
        /** @description Nulo é o padrão do sistema. */
        ValorOuPadrao: components["schemas"]["ValorParametro"] | null;
        OpcaoParametro: {
            valor: string;
            rotulo: string;
        };
        ProximaMudanca: {
            valeDe: components["schemas"]["Data"];
            valor: components["schemas"]["ValorParametro"];
        };
        Parametro: {
            chave: components["schemas"]["ChaveParametro"];
            grupo: string;
            titulo: string;
            descricao: string;
            /** @description A regra do domínio, como R4. */
            regra: string;
            tipo: components["schemas"]["TipoParametro"];
            unidade: string | null;
            padrao: components["schemas"]["ValorParametro"];
            minimo: number | null;
            maximo: number | null;
            opcoes: components["schemas"]["OpcaoParametro"][];
            /** @description Falso nas regras de telas que ainda virão. */
            emUso: boolean;
            /** @description O que vale hoje. */
            valor: components["schemas"]["ValorParametro"];
            /** @description Ninguém definiu outro valor, ou se voltou ao padrão. */
            noPadrao: boolean;
            valeDe: components["schemas"]["Data"] | null;
            proxima: components["schemas"]["ProximaMudanca"] | null;
            versao: number;
        };
        ListaParametros: {
            hoje: components["schemas"]["Data"];
            itens: components["schemas"]["Parametro"][];
        };
        VigenciaParametro: {
            valeDe: components["schemas"]["Data"];
            valor: components["schemas"]["ValorParametro"];
            noPadrao: boolean;
            situacao: components["schemas"]["SituacaoVigencia"];
            criadaEm: components["schemas"]["Instante"];
            criadaPor: string | null;
        };
        ParametroDetalhado: {
            hoje: components["schemas"]["Data"];
            parametro: components["schemas"]["Parametro"];
            versao: number;
            /** @description Da mais nova à mais antiga. */
            vigencias: components["schemas"]["VigenciaParametro"][];
        };
        NovaVigenciaParametro: {
            valeDe: components["schemas"]["Data"];
            valor: components["schemas"]["ValorOuPadrao"];
        };
        TextoDaDecisao: string;
        DecisaoComMotivo: {
            motivoId: components["schemas"]["Id"];
            /** @description Obrigatório quando o motivo exige. */
            texto?: components["schemas"]["TextoDaDecisao"];
        };
        ConfirmacaoPedido: {
            /** @description Obrigatória quando alguma quantidade está muito acima do efetivo. */
            observacao?: components["schemas"]["TextoDaDecisao"];
        };
        EncerramentoPedido: Record<string, never>;
        AcaoEmLote: {
            acao: components["schemas"]["AcaoDoLote"];
            pedidos: components["schemas"]["PedidoVisto"][];
            /** @description Obrigatório para devolver e recusar. */
            motivoId?: components["schemas"]["Id"];
            texto?: components["schemas"]["TextoDaDecisao"];
        };
        /** @enum {string} */
        AcaoDoLote: "CONFIRMAR" | "DEVOLVER" | "RECUSAR";
        /** @description Um pedido e a versão que a pessoa viu. */
        PedidoVisto: {
            id: components["schemas"]["Id"];
            versao: number;
        };
        /**
         * @description O fornecedor é o do contrato de cada refeição; as lotações dele são as que lhe pediram alguma.
         * @enum {string}
         */
        GrupoDosTotais: "FORNECEDOR" | "MUNICIPIO" | "UF";
        TotaisDasLotacoes: {
            data: components["schemas"]["Data"];
            por: components["schemas"]["GrupoDosTotais"];
            refeicoes: {
                id: components["schemas"]["Id"];
                nome: string;
            }[];
            grupos: components["schemas"]["TotalDoGrupo"][];
        };
        TotalDoGrupo: {
            /** @description Nulo no que não tem fornecedor. */
            nome: string | null;
            /** @description Do município; nula nos outros. */
            uf: components["schemas"]["Uf"] | null;
            lotacoes: number;
            enviaram: number;
            quantidades: number[];
            total: number;
            valorCentavos: components["schemas"]["Centavos"];
        };
        /**
         * @description Da quantidade contra a do mesmo dia da semana anterior: até 5 % ou menos de 3 refeições é COMO_ANTES; além de 20 %, MUITO. NOVA é a refeição que não se pediu então.
         * @enum {string}
         */
        VariacaoSemanal: "MUITO_ACIMA" | "ACIMA" | "COMO_ANTES" | "ABAIXO" | "MUITO_ABAIXO" | "NOVA";
        ComparacaoDaCelula: {
            /** @description O que se pediu uma semana antes. */
            antes: number;
            /** @description Nula enquanto nada foi enviado, e onde não se pediu nem antes nem agora. */
            variacao: components["schemas"]["VariacaoSemanal"] | null;
        };
        EntregaPendente: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            refeicao: string;
            situacao: components["schemas"]["SituacaoDaRefeicao"];
            quantidade: number;
            /** @description O fim da janela. */
            fimEm: components["schemas"]["Instante"];
            fornecedores: string[];
            telefone: string | null;
        };
        ResumoDasLotacoes: {
            data: components["schemas"]["Data"];
            agora: components["schemas"]["Instante"];
            refeicoes: components["schemas"]["RefeicaoDaMatriz"][];
            lotacoes: number;
            enviaram: number;
            emRascunho: number;
            semPedido: number;
            total: number;
            valorCentavos: components["schemas"]["Centavos"];
            /** @description Entregas além da janela, sem registro. */
            atrasadas: number;
            /** @description As atrasadas, as não entregues e as parciais, nesta ordem; em cada uma a de janela mais antiga primeiro. */
            problemas: components["schemas"]["EntregaPendente"][];
        };
        /**
         * @description De uma refeição, de uma lotação, em um dia. SEM_PEDIDO e RASCUNHO enquanto nada foi enviado; NAO_PEDIDA quando o pedido enviado não a tem; INTERROMPIDA quando o contrato não a entrega nesse dia e ela não está pedida; as demais são as da entrega. Com mais de um pedido, vale a que mais pede atenção.
         * @enum {string}
         */
        SituacaoDaRefeicao: "SEM_PEDIDO" | "RASCUNHO" | "NAO_PEDIDA" | "INTERROMPIDA" | "A_CONFIRMAR" | "AGUARDANDO" | "NA_JANELA" | "ATRASADA" | "COMPLETA" | "PARCIAL" | "NAO_ENTREGUE";
        RefeicaoDaMatriz: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            /** @description Refeições previstas (a confirmada, ou a pedida enquanto ninguém confirma), sem os públicos que não contam nos totais. */
            total: number;
            contagem: components["schemas"]["ContagemDaRefeicao"];
        };
        /** @description Quantas lotações estão em cada situação; só as que têm alguma. */
        ContagemDaRefeicao: {
            [key: string]: number;
        };
        CelulaDaMatriz: {
            situacao: components["schemas"]["SituacaoDaRefeicao"];
            quantidade: number;
            /** @description Alguma fiscalização dela foi concluída. */
            fiscalizada: boolean;
            /** @description Só com `comparar`. */
            comparacao?: components["schemas"]["ComparacaoDaCelula"];
        };
        LinhaDaMatriz: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            tipo: components["schemas"]["TipoLotacao"];
            telefone: string | null;
            /** @description Dos pedidos enviados. */
            fornecedores: string[];
            internos: number | null;
            servidores: number | null;
            celulas: components["schemas"]["CelulaDaMatriz"][];
            total: number;
            valorCentavos: components["schemas"]["Centavos"];
            /** @description O do dia; se não há, o que chega mais perto. */
            pedido: components["schemas"]["ReferenciaPedido"] | null;
            situacao: components["schemas"]["SituacaoPedido"] | null;
            ultimoEnvioEm: components["schemas"]["Instante"] | null;
            fusoHorario: string;
        };
        MatrizDasLotacoes: {
            data: components["schemas"]["Data"];
            /** @description Só com `comparar`. */
            comparadaCom?: components["schemas"]["Data"];
            agora: components["schemas"]["Instante"];
            refeicoes: components["schemas"]["RefeicaoDaMatriz"][];
            linhas: components["schemas"]["LinhaDaMatriz"][];
            lotacoes: number;
            enviaram: number;
            emRascunho: number;
            semPedido: number;
            total: number;
            valorCentavos: components["schemas"]["Centavos"];
        };
        ParDeRefeicao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
        };
        PreparoEmLote: {
            agora: components["schemas"]["Instante"];
            refeicoes: components["schemas"]["TipoAlimentacao"][];
            publicos: components["schemas"]["TipoPublico"][];
            /** @description Toda refeição e público ativos; a posição de cada um nos vetores das linhas. */
            pares: components["schemas"]["ParDeRefeicao"][];
            regras: components["schemas"]["RegrasPedido"];
            linhas: components["schemas"]["LinhaPreparo"][];
            /** @description Quantas o filtro encontra. */
            total: number;
        };
        SituacaoDoDia: {
            data: components["schemas"]["Data"];
            linhas: components["schemas"]["SituacaoDaLotacao"][];
        };
        SituacaoDaLotacao: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            fusoHorario: string;
            prazo: components["schemas"]["PrazoPedido"];
            /** @description O do dia que está vivo. */
            pedido: components["schemas"]["PedidoNoDia"] | null;
        };
        PedidoNoDia: {
            situacao: components["schemas"]["SituacaoPedido"];
            totalRefeicoes: number;
            alteradoEm: components["schemas"]["Instante"];
            alteradoPor: string;
        };
        LotacaoDaLinha: {
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            sigla: string | null;
            municipio: string;
            uf: components["schemas"]["Uf"];
        };
        PedidoDaLinha: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            versao: number;
            alteradoEm: components["schemas"]["Instante"];
            alteradoPor: string;
        };
        EfetivoDaLinha: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            servidores: number;
        };
        QuantidadesDaLinha: (number | null)[];
        /** @enum {string} */
        AcaoDaLinha: "criar" | "editar" | "enviar";
        LinhaPreparo: {
            lotacao: components["schemas"]["LotacaoDaLinha"];
            data: components["schemas"]["Data"];
            fusoHorario: string;
            prazo: components["schemas"]["PrazoPedido"];
            feriado: string | null;
            interrupcao?: components["schemas"]["EntregaInterrompida"];
            efetivo: components["schemas"]["EfetivoDaLinha"] | null;
            /** @description O do dia que está vivo. */
            pedido: components["schemas"]["PedidoDaLinha"] | null;
            acoes: components["schemas"]["AcaoDaLinha"][];
            solicitada: components["schemas"]["QuantidadesDaLinha"];
            programada: components["schemas"]["QuantidadesDaLinha"];
            ontem: components["schemas"]["QuantidadesDaLinha"];
            semanaPassada: components["schemas"]["QuantidadesDaLinha"];
            /** @description Nulo onde o contrato não tem preço; a célula não pode ser pedida. */
            precoCentavos: (components["schemas"]["Centavos"] | null)[];
        };
        RascunhoDaLinha: {
            lotacaoId: components["schemas"]["Id"];
            dataRefeicao: components["schemas"]["Data"];
            /** @description A do pedido que a pessoa viu; nula quando não viu nenhum. */
            versao: number | null;
            itens: components["schemas"]["ItemDigitado"][];
        };
        RascunhosEmLote: {
            pedidos: components["schemas"]["RascunhoDaLinha"][];
        };
        /** @enum {string} */
        ResultadoDaLinha: "GRAVADO" | "CONFLITO" | "RECUSADO";
        RascunhoGravado: {
            lotacaoId: components["schemas"]["Id"];
            dataRefeicao: components["schemas"]["Data"];
            resultado: components["schemas"]["ResultadoDaLinha"];
            detail: string | null;
            pedido: components["schemas"]["PedidoDaLinha"] | null;
            /** @description Como estão gravadas; nulo quando a linha foi recusada. */
            itens: components["schemas"]["ItemDigitado"][] | null;
            acoes: components["schemas"]["AcaoDaLinha"][];
        };
        RascunhosGravados: {
            resultados: components["schemas"]["RascunhoGravado"][];
        };
        EnvioDaLinha: {
            id: components["schemas"]["Id"];
            versao: number;
        };
        EnviosEmLote: {
            pedidos: components["schemas"]["EnvioDaLinha"][];
            /** @description Vale para todos da chamada, e é do contexto que o prazo de cada um pede: EMERGENCIA depois dele, JUSTIFICATIVA_ACIMA antes. O pedido que pede outro contexto volta recusado. */
            motivoId?: components["schemas"]["Id"];
            /** @description Obrigatório quando o motivo exige. */
            texto?: components["schemas"]["TextoDaDecisao"];
        };
        EnvioFeito: {
            id: components["schemas"]["Id"];
            feito: boolean;
            detail: string | null;
            pedeJustificativa: boolean;
            pedido: components["schemas"]["PedidoDaLinha"] | null;
        };
        EnviosFeitos: {
            resultados: components["schemas"]["EnvioFeito"][];
        };
        RepeticaoPedido: {
            datas: components["schemas"]["Data"][];
        };
        /** @enum {string} */
        ResultadoRepeticao: "CRIADO" | "JA_EXISTE" | "FORA_DO_HORIZONTE" | "DATA_PASSADA" | "RECUSADO";
        PedidoRepetido: {
            data: components["schemas"]["Data"];
            resultado: components["schemas"]["ResultadoRepeticao"];
            detail: string | null;
            pedido: components["schemas"]["ReferenciaPedido"] | null;
            /** @description O feriado do dia, para se conferir a quantidade. */
            feriado: string | null;
        };
        PedidosRepetidos: {
            resultados: components["schemas"]["PedidoRepetido"][];
        };
        AConfirmar: {
            aConfirmar: number;
            /** @description Dos que esperam, os fora do prazo. */
            foraDoPrazo: number;
            /** @description Dos que esperam, os emergenciais. */
            emergenciais: number;
        };
        AConfirmarDoFornecedor: components["schemas"]["AConfirmar"] & {
            fornecedorId: components["schemas"]["Id"];
            fornecedor: string;
        };
        PedidosAConfirmar: {
            de: components["schemas"]["Data"];
            ate: components["schemas"]["Data"];
            total: components["schemas"]["AConfirmar"];
            fornecedores: components["schemas"]["AConfirmarDoFornecedor"][];
        };
        /** @enum {string} */
        SituacaoPedido: "RASCUNHO" | "ENVIADO" | "DEVOLVIDO" | "CONFIRMADO" | "RECUSADO" | "CANCELADO" | "ENTREGUE" | "ENTREGUE_PARCIAL" | "NAO_ENTREGUE" | "ENCERRADO" | "EXPIRADO";
        /**
         * @description PROGRAMADO é o pedido do dia, e vira EMERGENCIAL quando enviado depois do prazo; COMPLEMENTAR soma-se a um já enviado; AVULSO é à parte. Um vivo de cada por lotação e dia.
         * @enum {string}
         */
        TipoPedido: "PROGRAMADO" | "AVULSO" | "COMPLEMENTAR" | "EMERGENCIAL";
        /**
         * @description URGENTE com menos de 2 h até o limite; VENCE_HOJE quando o limite é hoje no fuso da lotação.
         * @enum {string}
         */
        FaixaPrazo: "NO_PRAZO" | "VENCE_HOJE" | "URGENTE" | "FORA_DO_PRAZO";
        /** @enum {string} */
        OrdemPedidos: "dataRefeicao" | "-dataRefeicao" | "lotacao" | "-lotacao" | "total" | "-total" | "alteradoEm" | "-alteradoEm";
        /**
         * @description O que esta pessoa pode fazer com este pedido agora.
         * @enum {string}
         */
        AcaoPedido: "editar" | "enviar" | "excluir" | "devolver" | "confirmar" | "recusar" | "cancelar" | "ajustar" | "aceitarAjuste" | "recusarAjuste" | "receber" | "encerrar";
        /** @enum {string} */
        EventoPedido: "criar" | "editar" | "enviar" | "excluir" | "devolver" | "confirmar" | "recusar" | "cancelar" | "ajustar" | "aceitarAjuste" | "recusarAjuste" | "receber" | "corrigirRecebimento" | "anularRecebimento" | "encerrar" | "reabrir" | "expirar" | "transferir";
        ReferenciaPedido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
        };
        NumeroPedido: string;
        ItemDigitado: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        NovoPedido: {
            /** @description Sem ele, o pedido do dia. */
            tipo?: components["schemas"]["TipoPedido"];
            lotacaoId: components["schemas"]["Id"];
            dataRefeicao: components["schemas"]["Data"];
            itens: components["schemas"]["ItemDigitado"][];
            observacao?: string;
        };
        EdicaoPedido: {
            itens: components["schemas"]["ItemDigitado"][];
            observacao?: string;
        };
        EnvioPedido: {
            /** @description Obrigatório depois do prazo (motivo de EMERGENCIA) e para quantidade mais de 5 acima do efetivo (de JUSTIFICATIVA_ACIMA). */
            motivoId?: components["schemas"]["Id"];
            /** @description Obrigatório quando o motivo exige. */
            texto?: components["schemas"]["TextoDaDecisao"];
        };
        ItemPedido: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidadeProgramada: components["schemas"]["Quantidade"];
            quantidadeSolicitada: components["schemas"]["Quantidade"];
            /** @description Nula antes da confirmação; depois, já com os ajustes aceitos. */
            quantidadeConfirmada: components["schemas"]["Quantidade"] | null;
            /** @description Nula enquanto a entrega da refeição não foi registrada. */
            quantidadeEntregue: components["schemas"]["Quantidade"] | null;
            quantidadeRecusada: components["schemas"]["Quantidade"] | null;
            /** @description Entregue menos recusada, nunca mais do que a confirmada; é o que se paga (regra R30). */
            quantidadeAceita: components["schemas"]["Quantidade"] | null;
            /** @description Congelado no envio; nulo no rascunho. */
            precoCentavos: components["schemas"]["Centavos"] | null;
            /** @description O contrato do preço; congelado no envio, nulo no rascunho. */
            contratoId: components["schemas"]["Id"] | null;
        };
        EfetivoInformado: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            /** @description Plantão mais expediente. */
            servidores: number;
            capturadoEm: components["schemas"]["Instante"];
        };
        HistoricoPedido: {
            em: components["schemas"]["Instante"];
            por: string;
            evento: components["schemas"]["EventoPedido"];
            de: components["schemas"]["SituacaoPedido"] | null;
            para: components["schemas"]["SituacaoPedido"];
            alteracoes: components["schemas"]["AlteracaoItem"][];
            /** @description O que mudou além das quantidades, em palavras. */
            detalhe: string | null;
        };
        /** @description Por que o pedido está devolvido, recusado ou cancelado. */
        MotivoDoPedido: {
            motivo: string;
            texto: string | null;
        };
        /** @enum {string} */
        SituacaoAjuste: "SOLICITADO" | "ACEITO" | "RECUSADO";
        /** @description Uma mudança de uma célula depois do envio (regra R28). */
        AjustePedido: {
            id: components["schemas"]["Id"];
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            de: components["schemas"]["Quantidade"];
            para: components["schemas"]["Quantidade"];
            situacao: components["schemas"]["SituacaoAjuste"];
            /** @description Aceito pela própria regra, sem resposta de ninguém. */
            automatico: boolean;
            motivo: string;
            texto: string | null;
            solicitadoEm: components["schemas"]["Instante"];
            solicitadoPor: string;
            respondidoEm: components["schemas"]["Instante"] | null;
            respondidoPor: string | null;
            resposta: string | null;
        };
        /** @description Até quando a refeição pode ser ajustada, no relógio da lotação (regra R2). */
        LimiteDeAjuste: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            limiteEm: components["schemas"]["Instante"];
            encerrado: boolean;
        };
        AlteracaoItem: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            de: components["schemas"]["Quantidade"] | null;
            para: components["schemas"]["Quantidade"] | null;
        };
        PedidoResumido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            /** @description A unidade principal por onde esta é atendida. */
            lotacaoPrincipal: components["schemas"]["ReferenciaLotacao"] | null;
            dataRefeicao: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            foraDoPrazo: boolean;
            faixaPrazo: components["schemas"]["FaixaPrazo"];
            prazoLimiteEm: components["schemas"]["Instante"];
            enviadoAutomaticamente: boolean;
            /** @description Aumentos à espera de resposta. */
            ajustesPendentes: number;
            /** @description Os que entregam as refeições pedidas; vazio antes do envio. */
            contratos: components["schemas"]["ReferenciaContrato"][];
            /** @description Soma por tipo de alimentação, e de cada público. */
            refeicoes: components["schemas"]["RefeicaoPedida"][];
            totalRefeicoes: number;
            /** @description O que chegou das refeições com entrega registrada; nulo enquanto nenhuma tem. */
            totalEntregue: number | null;
            /** @description Efetivo de internos do dia. */
            internos: number | null;
            maiorDiferenca: components["schemas"]["Diferenca"];
            valorPrevistoCentavos: components["schemas"]["Centavos"] | null;
            enviadoEm: components["schemas"]["Instante"] | null;
            alteradoEm: components["schemas"]["Instante"];
            versao: number;
            acoes: components["schemas"]["AcaoPedido"][];
        };
        TotalPorRefeicao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            total: number;
        };
        RefeicaoPedida: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            total: number;
            publicos: components["schemas"]["TotalPorPublico"][];
        };
        TotalPorPublico: {
            tipoPublicoId: components["schemas"]["Id"];
            total: number;
        };
        /**
         * @description OK até 0; ACIMA de 1 a 5; MUITO_ACIMA mais de 5; SEM_BASE sem efetivo com que comparar (regras R15 e R16).
         * @enum {string}
         */
        FaixaDiferenca: "OK" | "ACIMA" | "MUITO_ACIMA" | "SEM_BASE";
        Diferenca: {
            valor: number | null;
            faixa: components["schemas"]["FaixaDiferenca"];
        };
        PaginaPedidos: {
            itens: components["schemas"]["PedidoResumido"][];
            total: number;
            pagina: number;
            tamanho: number;
            porSituacao: components["schemas"]["ContagemPorSituacao"];
        };
        QuadroPedidos: {
            colunas: components["schemas"]["ColunaDoQuadro"][];
        };
        ColunaDoQuadro: {
            situacao: components["schemas"]["SituacaoPedido"];
            total: number;
            itens: components["schemas"]["PedidoResumido"][];
        };
        ContagemPorSituacao: {
            RASCUNHO: number;
            ENVIADO: number;
            DEVOLVIDO: number;
            CONFIRMADO: number;
            RECUSADO: number;
            CANCELADO: number;
            ENTREGUE: number;
            ENTREGUE_PARCIAL: number;
            NAO_ENTREGUE: number;
            ENCERRADO: number;
            EXPIRADO: number;
        };
        Pedido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dataRefeicao: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            foraDoPrazo: boolean;
            faixaPrazo: components["schemas"]["FaixaPrazo"];
            /** @description O sistema enviou a programação porque a lotação não pediu até o prazo. */
            enviadoAutomaticamente: boolean;
            /** @description O pedido a que este se soma; só no COMPLEMENTAR. */
            complementoDe: components["schemas"]["ReferenciaPedido"] | null;
            /** @description Congelados no envio; no rascunho, os que atendem a lotação na data. Mais de um quando as refeições têm fornecedores diferentes. */
            contratos: components["schemas"]["ReferenciaContrato"][];
            prazoLimiteEm: components["schemas"]["Instante"];
            limitesAjuste: components["schemas"]["LimiteDeAjuste"][];
            /** @description O motivo do envio como foi dito, com as palavras que tinha então no cadastro. */
            justificativa: string | null;
            observacao: string | null;
            efetivo: components["schemas"]["EfetivoInformado"] | null;
            itens: components["schemas"]["ItemPedido"][];
            totalRefeicoes: number;
            valorPrevistoCentavos: components["schemas"]["Centavos"] | null;
            criadoEm: components["schemas"]["Instante"];
            criadoPor: string;
            enviadoEm: components["schemas"]["Instante"] | null;
            enviadoPor: string | null;
            confirmadoEm: components["schemas"]["Instante"] | null;
            confirmadoPor: string | null;
            motivo: components["schemas"]["MotivoDoPedido"] | null;
            ajustes: components["schemas"]["AjustePedido"][];
            alteradoEm: components["schemas"]["Instante"];
            /** @description Quem gravou a versão atual. */
            alteradoPor: string;
            /** @description O ETag do pedido é a versão entre aspas; é o que se manda em If-Match. */
            versao: number;
            acoes: components["schemas"]["AcaoPedido"][];
            historico: components["schemas"]["HistoricoPedido"][];
        };
        PreparoPedido: {
            agora: components["schemas"]["Instante"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            fusoHorario: string;
            data: components["schemas"]["Data"];
            prazo: components["schemas"]["PrazoPedido"];
            contratos: components["schemas"]["ReferenciaContrato"][];
            efetivo: components["schemas"]["EfetivoInformado"] | null;
            refeicoes: components["schemas"]["TipoAlimentacao"][];
            publicos: components["schemas"]["TipoPublico"][];
            celulas: components["schemas"]["CelulaPreparo"][];
            regras: components["schemas"]["RegrasPedido"];
            dias: components["schemas"]["DiaPreparo"][];
            tipo: components["schemas"]["TipoPedido"];
            /** @description O do tipo pedido, se houver um vivo. */
            pedido: components["schemas"]["Pedido"] | null;
            /** @description Os demais pedidos vivos da lotação no dia. */
            outros: components["schemas"]["PedidoDoDia"][];
            acoes: components["schemas"]["AcaoDoPreparo"][];
            interrupcao?: components["schemas"]["EntregaInterrompida"];
        };
        /** @description Por que um contrato não entrega nesse dia, em palavras; todas as refeições da lotação, ou só as de `refeicoes`. */
        EntregaInterrompida: {
            texto: string;
            /** @description Nenhuma refeição é entregue: o dia não é pedido. */
            parada: boolean;
            refeicoes: components["schemas"]["Id"][];
        };
        PedidoDoDia: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
        };
        /** @enum {string} */
        AcaoDoPreparo: "criar" | "editar" | "enviar" | "excluir" | "devolver" | "confirmar" | "recusar" | "cancelar" | "ajustar" | "aceitarAjuste" | "recusarAjuste" | "receber" | "encerrar";
        PrazoPedido: {
            limiteEm: components["schemas"]["Instante"];
            encerrado: boolean;
        };
        /** @description Uma refeição para um público; as quantidades são nulas quando não houve pedido naquele dia. */
        CelulaPreparo: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            programada: components["schemas"]["Quantidade"];
            ontem: components["schemas"]["Quantidade"] | null;
            semanaPassada: components["schemas"]["Quantidade"] | null;
            /** @description A mediana do mesmo dia da semana nas últimas quatro semanas que tiveram pedido. */
            costume: components["schemas"]["Quantidade"] | null;
            /** @description Nulo quando o contrato não tem preço; a célula não pode ser pedida. */
            precoCentavos: components["schemas"]["Centavos"] | null;
            /** @description Efetivo com que a quantidade se compara. */
            base: number | null;
        };
        RegrasPedido: {
            quantidadeMaxima: number;
            /** @description Diferença acima da qual a célula é ACIMA (0). */
            atencaoAcimaDe: number;
            /** @description Diferença acima da qual a célula é MUITO_ACIMA e pede motivo (5). */
            justificativaAcimaDe: number;
            /**
             * @description Com que efetivo se comparam os servidores; com o dos internos, a célula igual a ele já é MUITO_ACIMA.
             * @enum {string}
             */
            baseServidores: "EFETIVO_SERVIDOR" | "EFETIVO_INTERNO";
            horizonteDias: number;
        };
        DiaPreparo: {
            data: components["schemas"]["Data"];
            situacao: components["schemas"]["SituacaoPedido"] | null;
            encerrado: boolean;
        };
        ResumoPedidos: {
            data: components["schemas"]["Data"];
            agora: components["schemas"]["Instante"];
            prazo: components["schemas"]["PrazoPedido"];
            lotacoes: number;
            enviados: number;
            rascunhos: number;
            semPedido: number;
            emergenciais: number;
            /** @description Pedidos com alguma célula MUITO_ACIMA. */
            acimaDoEfetivo: number;
            refeicoes: components["schemas"]["TotalPorRefeicao"][];
            valorPrevistoCentavos: components["schemas"]["Centavos"];
            /** @description As primeiras sem pedido enviado, por nome. */
            lotacoesSemPedido: components["schemas"]["ReferenciaLotacao"][];
        };
        /** @enum {string} */
        PassoDaInstalacao: "ORGAO" | "UNIDADES" | "REFEICOES" | "CONTRATO" | "PESSOAS" | "PROGRAMACAO" | "PEDIDO";
        PrimeiroPasso: {
            passo: components["schemas"]["PassoDaInstalacao"];
            feito: boolean;
            /** @description O que já há do que o passo cria (as pessoas, além de quem pergunta); nulo onde não se conta. */
            quantos: number | null;
            /** @description De quantas unidades ativas; nulo onde o passo não é de cada unidade. */
            de: number | null;
        };
        PrimeirosPassos: {
            /** @description Nenhum, quando o primeiro pedido já foi enviado. */
            passos: components["schemas"]["PrimeiroPasso"][];
        };
        ItemProgramacao: {
            diaSemana: components["schemas"]["DiaSemana"];
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        /** @description 0 é domingo. */
        DiaSemana: number;
        /**
         * @description O que a semana dá em um dia que é feriado na lotação.
         * @enum {string}
         */
        RegraFeriado: "COMO_O_DIA" | "COMO_SABADO" | "COMO_DOMINGO";
        /** @enum {string} */
        SituacaoProgramacao: "FUTURA" | "VIGENTE" | "ENCERRADA";
        /** @enum {string} */
        AcaoProgramacao: "editar" | "encerrar" | "remover";
        NovaProgramacao: {
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim?: components["schemas"]["Data"] | null;
            observacao?: string;
            regraFeriado?: components["schemas"]["RegraFeriado"];
            itens: components["schemas"]["ItemProgramacao"][];
        };
        EdicaoProgramacao: {
            vigenciaFim?: components["schemas"]["Data"] | null;
            observacao?: string | null;
            regraFeriado?: components["schemas"]["RegraFeriado"];
            itens: components["schemas"]["ItemProgramacao"][];
        };
        EncerramentoProgramacao: {
            /** @description O último dia em que vale; de ontem em diante. */
            em: components["schemas"]["Data"];
        };
        VersaoProgramacao: {
            id: components["schemas"]["Id"];
            lotacaoId: components["schemas"]["Id"];
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"] | null;
            situacao: components["schemas"]["SituacaoProgramacao"];
            regraFeriado: components["schemas"]["RegraFeriado"];
            observacao: string | null;
            /** @description Refeições da semana. */
            totalSemanal: number;
            alteradoEm: components["schemas"]["Instante"];
            alteradoPor: string | null;
            versao: number;
            acoes: components["schemas"]["AcaoProgramacao"][];
        };
        Programacao: components["schemas"]["VersaoProgramacao"] & {
            itens: components["schemas"]["ItemProgramacao"][];
        };
        LinhaDoTempo: {
            /** @description O dia de hoje na lotação. */
            hoje: components["schemas"]["Data"];
            versoes: components["schemas"]["VersaoProgramacao"][];
        };
        /** @enum {string} */
        MotivoExcecao: "FERIADO" | "DIA_DE_VISITA" | "EVENTO" | "OUTRO";
        ItemExcecao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        NovaExcecao: {
            dataInicio: components["schemas"]["Data"];
            dataFim: components["schemas"]["Data"];
            motivo: components["schemas"]["MotivoExcecao"];
            descricao?: string | null;
            itens: components["schemas"]["ItemExcecao"][];
        };
        Excecao: {
            id: components["schemas"]["Id"];
            lotacaoId: components["schemas"]["Id"];
            dataInicio: components["schemas"]["Data"];
            dataFim: components["schemas"]["Data"];
            motivo: components["schemas"]["MotivoExcecao"];
            descricao: string | null;
            itens: components["schemas"]["ItemExcecao"][];
            /** @description Refeições de um dia. */
            total: number;
            versao: number;
            acoes: components["schemas"]["AcaoProgramacao"][];
        };
        NovaJanela: {
            valeDe: components["schemas"]["Data"];
            entregaInicio: components["schemas"]["Hora"] | null;
            entregaFim: components["schemas"]["Hora"] | null;
        };
        JanelaDaRefeicao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            nome: string;
            padraoInicio: components["schemas"]["Hora"];
            padraoFim: components["schemas"]["Hora"];
            entregaInicio: components["schemas"]["Hora"];
            entregaFim: components["schemas"]["Hora"];
            /** @description A lotação tem janela própria para esta refeição nesse dia. */
            propria: boolean;
            mudancas: components["schemas"]["MudancaDeJanela"][];
        };
        MudancaDeJanela: {
            valeDe: components["schemas"]["Data"];
            entregaInicio: components["schemas"]["Hora"] | null;
            entregaFim: components["schemas"]["Hora"] | null;
        };
        JanelasDaLotacao: {
            data: components["schemas"]["Data"];
            janelas: components["schemas"]["JanelaDaRefeicao"][];
            avisos: string[];
        };
        /**
         * @description De onde vêm as quantidades de um dia.
         * @enum {string}
         */
        OrigemDoDia: "EXCECAO" | "FERIADO" | "DIA_DA_SEMANA" | "SEM_PROGRAMACAO";
        /** @enum {string} */
        AmbitoFeriado: "NACIONAL" | "ESTADUAL" | "MUNICIPAL" | "LOTACAO";
        FeriadoDoDia: {
            nome: string;
            ambito: components["schemas"]["AmbitoFeriado"];
        };
        ItemPrevisto: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
            precoCentavos: components["schemas"]["Centavos"] | null;
        };
        DiaPrevisto: {
            data: components["schemas"]["Data"];
            origem: components["schemas"]["OrigemDoDia"];
            feriado: components["schemas"]["FeriadoDoDia"] | null;
            excecao: components["schemas"]["ExcecaoDoDia"] | null;
            diaUsado: components["schemas"]["DiaSemana"] | null;
            itens: components["schemas"]["ItemPrevisto"][];
            total: number;
            valorCentavos: components["schemas"]["Centavos"];
            /** @description Refeições sem preço no contrato do dia. */
            semPreco: number;
            contratos: components["schemas"]["ReferenciaContrato"][];
            interrupcao?: components["schemas"]["EntregaInterrompida"];
        };
        ExcecaoDoDia: {
            id: components["schemas"]["Id"];
            motivo: components["schemas"]["MotivoExcecao"];
            descricao: string | null;
        };
        PrevisaoProgramacao: {
            hoje: components["schemas"]["Data"];
            dias: components["schemas"]["DiaPrevisto"][];
            total: number;
            valorCentavos: components["schemas"]["Centavos"];
        };
        SemanaDoEfetivo: {
            /** @description O dia do efetivo usado; nulo quando a lotação não tem efetivo. */
            efetivoDe: components["schemas"]["Data"] | null;
            itens: components["schemas"]["ItemProgramacao"][];
        };
        /** @enum {string} */
        EstadoProgramacao: "SEM_PROGRAMACAO" | "COM_PROGRAMACAO" | "TERMINA_EM_BREVE" | "DIFERE_DO_EFETIVO";
        ProximaExcecao: {
            dataInicio: components["schemas"]["Data"];
            dataFim: components["schemas"]["Data"];
            motivo: components["schemas"]["MotivoExcecao"];
            descricao: string | null;
        };
        EstadoDaLotacao: {
            /** @description A lotação. */
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            municipio: string;
            uf: components["schemas"]["Uf"];
            programacaoId: components["schemas"]["Id"] | null;
            vigenciaInicio: components["schemas"]["Data"] | null;
            vigenciaFim: components["schemas"]["Data"] | null;
            totalSemanal: number | null;
            /** @description Termina em até 7 dias sem outra que a siga. */
            terminaEmBreve: boolean;
            proximaExcecao: components["schemas"]["ProximaExcecao"] | null;
            proximaVersao: components["schemas"]["Data"] | null;
            /** @description Média das refeições servidas aos públicos de internos. */
            internosProgramados: number | null;
            /** @description Média de 30 dias do efetivo. */
            internosMedios: number | null;
            /** @description O mais novo até hoje; nulo quando nunca houve. */
            ultimoEfetivo: components["schemas"]["UltimoEfetivo"] | null;
            diferencaPercentual: number | null;
            /** @description A programação passa de 5 % de diferença da média do efetivo. */
            difere: boolean;
        };
        UltimoEfetivo: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
        };
        PaginaProgramacoes: {
            itens: components["schemas"]["EstadoDaLotacao"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        /** @enum {string} */
        ModoAplicacao: "COPIAR" | "PERCENTUAL" | "DO_EFETIVO";
        AplicacaoProgramacao: {
            modo: components["schemas"]["ModoAplicacao"];
            vigenciaInicio: components["schemas"]["Data"];
            /** @description Em COPIAR, de quem é a semana. */
            deLotacaoId?: components["schemas"]["Id"];
            /** @description Em PERCENTUAL, por cento inteiro. */
            percentual?: number;
            lotacaoIds: components["schemas"]["Id"][];
        };
        CelulaMudada: {
            diaSemana: components["schemas"]["DiaSemana"];
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            de: components["schemas"]["Quantidade"];
            para: components["schemas"]["Quantidade"];
        };
        AplicacaoNaLotacao: {
            id: components["schemas"]["Id"];
            nome: string;
            feito: boolean;
            /** @description Por que não foi feito. */
            detail?: string;
            /** @description Células que mudam. */
            celulas: number;
            totalAntes: number;
            totalDepois: number;
            /** @description As células que mudam, quando são pedidas até 50 lotações; vazia acima disso. */
            mudancas: components["schemas"]["CelulaMudada"][];
        };
        ResultadoAplicacao: {
            simulada: boolean;
            resultados: components["schemas"]["AplicacaoNaLotacao"][];
        };
        GeracaoProgramacoes: {
            vigenciaInicio: components["schemas"]["Data"];
            /** @description Sem a lista, todas as lotações ativas que ainda não têm programação nessa data. */
            lotacaoIds?: components["schemas"]["Id"][];
        };
        ResultadoGeracao: {
            geradas: number;
            semEfetivo: components["schemas"]["Id"][];
            limitadas: components["schemas"]["Id"][];
        };
        /**
         * @description A_CONFIRMAR enquanto o Atendimento não confirma o pedido; AGUARDANDO, NA_JANELA e ATRASADA enquanto nada foi registrado; depois COMPLETA, PARCIAL ou NAO_ENTREGUE, com as reposições.
         * @enum {string}
         */
        SituacaoEntrega: "A_CONFIRMAR" | "AGUARDANDO" | "NA_JANELA" | "ATRASADA" | "COMPLETA" | "PARCIAL" | "NAO_ENTREGUE";
        /** @enum {string} */
        Completude: "COMPLETA" | "PARCIAL" | "NAO_ENTREGUE";
        /**
         * @description Minutos depois do fim da janela (R6) — TOLERADO até a tolerância da refeição, depois AVISO, LEVE e GRAVE pelos parâmetros do dia.
         * @enum {string}
         */
        FaixaAtraso: "NO_PRAZO" | "TOLERADO" | "AVISO" | "LEVE" | "GRAVE";
        /**
         * @description O que o registro mostra de errado, além do atraso e da quantidade.
         * @enum {string}
         */
        AvisoRecebimento: "QUENTE_ABAIXO" | "FRIA_ACIMA" | "EMBALAGEM" | "CARDAPIO" | "LACRES" | "A_MAIS" | "LANCAMENTO_TARDIO";
        /** @enum {string} */
        AcaoEntrega: "receber" | "repor";
        /** @enum {string} */
        AcaoRecebimento: "corrigirRecebimento" | "anularRecebimento";
        /** @description Mercosul (ABC1D23) ou antiga (ABC1234), sem hífen. */
        Placa: string;
        /** @description Décimos de grau Celsius (575 é 57,5 °C). */
        Temperatura: number;
        Janela: {
            inicioEm: components["schemas"]["Instante"];
            fimEm: components["schemas"]["Instante"];
        };
        ItemRecebido: {
            tipoPublicoId: components["schemas"]["Id"];
            entregue: components["schemas"]["Quantidade"];
            recusada: components["schemas"]["Quantidade"];
        };
        EscolhaDeMotivo: {
            motivoId: components["schemas"]["Id"];
            texto?: string;
        };
        /** @description O que se conferiu. Nada entregue é a falta da refeição e pede o motivo; sem `chegadaEm`, chegou agora, pelo relógio do servidor. */
        ConferenciaRecebimento: {
            chegadaEm?: components["schemas"]["Instante"];
            /** @description A hora foi lembrada e digitada, não marcada quando a entrega chegou. */
            chegadaDigitada?: boolean;
            motorista?: string;
            placa?: components["schemas"]["Placa"];
            lacres?: components["schemas"]["Lacres"];
            embalagemConforme?: boolean;
            cardapioConforme?: boolean;
            temperaturaQuente?: components["schemas"]["Temperatura"];
            temperaturaFria?: components["schemas"]["Temperatura"];
            itens: components["schemas"]["ItemRecebido"][];
            /** @description Por que se recusou (RECUSA_ENTREGA). */
            recusa?: components["schemas"]["EscolhaDeMotivo"];
            /** @description Por que faltou (NAO_ENTREGA). */
            falta?: components["schemas"]["EscolhaDeMotivo"];
            observacao?: string;
            fotos?: components["schemas"]["NomeFoto"][];
        };
        NovoRecebimento: components["schemas"]["ConferenciaRecebimento"] & {
            tipoAlimentacaoId: components["schemas"]["Id"];
            /** @description Trouxeram depois o que faltou ou foi recusado. */
            reposicao?: boolean;
            clienteUuid?: components["schemas"]["ClienteUuid"];
        };
        CorrecaoRecebimento: components["schemas"]["ConferenciaRecebimento"] & {
            /** @description O que estava errado. */
            motivo: string;
            clienteUuid?: components["schemas"]["ClienteUuid"];
        };
        AnulacaoRecebimento: {
            /** @description Por que não era desta refeição. */
            motivo: string;
        };
        /**
         * Format: uuid
         * @description Feito no aparelho, um por registro; enviado de novo, não grava outra vez.
         */
        ClienteUuid: string;
        MotivoEscolhido: {
            motivoId: components["schemas"]["Id"];
            /** @description As palavras do motivo no dia do registro. */
            motivo: string;
            texto: string | null;
        };
        ItemDoRecebimento: {
            tipoPublicoId: components["schemas"]["Id"];
            publico: string;
            /** @description A confirmada; na reposição, a que ainda faltava. */
            esperada: components["schemas"]["Quantidade"];
            entregue: components["schemas"]["Quantidade"];
            recusada: components["schemas"]["Quantidade"];
        };
        Recebimento: {
            id: components["schemas"]["Id"];
            /** @description 1 é a entrega; 2 em diante são as reposições. */
            entrega: number;
            reposicao: boolean;
            versao: number;
            /** @description Falso na versão que uma correção substituiu. */
            vigente: boolean;
            /** @description Esta versão não diz o que chegou: anula a anterior. */
            anulacao: boolean;
            /** @description Por que esta versão substituiu a anterior. */
            motivoCorrecao: string | null;
            /** @description Nulo quando nada chegou. */
            chegadaEm: components["schemas"]["Instante"] | null;
            chegadaDigitada: boolean;
            /** @description A daquele dia; não muda depois. */
            janela: components["schemas"]["Janela"];
            atrasoMin: number | null;
            faixaAtraso: components["schemas"]["FaixaAtraso"] | null;
            completude: components["schemas"]["Completude"];
            motorista: string | null;
            placa: components["schemas"]["Placa"] | null;
            lacres: components["schemas"]["Lacres"];
            /** @description Os que o fornecedor declarou para a refeição; nulo enquanto nenhum, ou se nenhum foi conferido aqui. */
            lacresDeclarados: components["schemas"]["Lacres"] | null;
            embalagemConforme: boolean | null;
            cardapioConforme: boolean | null;
            temperaturaQuente: components["schemas"]["Temperatura"] | null;
            temperaturaFria: components["schemas"]["Temperatura"] | null;
            avisos: components["schemas"]["AvisoRecebimento"][];
            recusa: components["schemas"]["MotivoEscolhido"] | null;
            falta: components["schemas"]["MotivoEscolhido"] | null;
            observacao: string | null;
            itens: components["schemas"]["ItemDoRecebimento"][];
            fotos: components["schemas"]["NomeFoto"][];
            registradoEm: components["schemas"]["Instante"];
            registradoPor: string;
            acoes: components["schemas"]["AcaoRecebimento"][];
        };
        PublicoEsperado: {
            tipoPublicoId: components["schemas"]["Id"];
            publico: string;
            confirmada: components["schemas"]["Quantidade"];
            entregue: number;
            recusada: number;
            /** @description Entregue menos recusada, nunca acima da confirmada (R30). */
            aceita: components["schemas"]["Quantidade"];
        };
        PedidoDaEntrega: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            /** @description O que se manda em If-Match. */
            versao: number;
        };
        /** @description Uma refeição de um pedido. */
        EntregaEsperada: {
            pedido: components["schemas"]["PedidoDaEntrega"];
            tipoAlimentacaoId: components["schemas"]["Id"];
            refeicao: string;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            fornecedor: string | null;
            janela: components["schemas"]["Janela"];
            tempMinimaQuenteC: number | null;
            tempMaximaFriaC: number | null;
            fotoObrigatoria: boolean;
            situacao: components["schemas"]["SituacaoEntrega"];
            /** @description Da primeira entrega; enquanto nada chegou, até agora. */
            atrasoMin: number | null;
            faixaAtraso: components["schemas"]["FaixaAtraso"] | null;
            publicos: components["schemas"]["PublicoEsperado"][];
            recebimentos: components["schemas"]["Recebimento"][];
            acoes: components["schemas"]["AcaoEntrega"][];
        };
        RecebimentosDoPedido: {
            agora: components["schemas"]["Instante"];
            fusoHorario: string;
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dataRefeicao: components["schemas"]["Data"];
            pedido: components["schemas"]["PedidoDaEntrega"];
            entregas: components["schemas"]["EntregaEsperada"][];
        };
        EntregasEsperadas: {
            agora: components["schemas"]["Instante"];
            data: components["schemas"]["Data"];
            fusoHorario: string;
            lotacao: components["schemas"]["ReferenciaLotacao"];
            entregas: components["schemas"]["EntregaEsperada"][];
            motivosRecusa: components["schemas"]["Motivo"][];
            motivosFalta: components["schemas"]["Motivo"][];
            /** @description Se a foto leva consigo o lugar onde foi tirada (o parâmetro); sem isto, não leva. */
            fotoGuardaLugar?: boolean;
        };
        /**
         * @description Decreto 11.246/2022, arts. 19 a 25.
         * @enum {string}
         */
        PapelNoContrato: "GESTOR" | "FISCAL_TECNICO" | "FISCAL_ADMINISTRATIVO" | "FISCAL_SETORIAL" | "COMISSAO";
        /** @enum {string} */
        QualidadeDaDesignacao: "TITULAR" | "SUBSTITUTO";
        /**
         * @description Se a pessoa age hoje no papel; o substituto só age enquanto o titular está afastado.
         * @enum {string}
         */
        ExercicioDaDesignacao: "EM_EXERCICIO" | "AFASTADO" | "DE_RESERVA" | "FUTURA" | "ENCERRADA";
        /** @enum {string} */
        AcaoDesignacao: "encerrar";
        PessoaDesignada: {
            id: components["schemas"]["Id"];
            nome: string;
            matricula: string;
        };
        Afastamento: {
            id: components["schemas"]["Id"];
            versao: number;
            pessoa: components["schemas"]["PessoaDesignada"];
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
            motivo: string;
        };
        Designacao: {
            id: components["schemas"]["Id"];
            versao: number;
            pessoa: components["schemas"]["PessoaDesignada"];
            papel: components["schemas"]["PapelNoContrato"];
            qualidade: components["schemas"]["QualidadeDaDesignacao"];
            /** @description De quem é substituta. */
            titular: components["schemas"]["TitularSubstituido"] | null;
            exercicio: components["schemas"]["ExercicioDaDesignacao"];
            portaria: string;
            portariaEm: components["schemas"]["Data"];
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"] | null;
            motivoDoFim: string | null;
            /** @description As unidades de um fiscal setorial; vazio são todas as do contrato. */
            lotacoes: components["schemas"]["ReferenciaLotacao"][];
            acoes: components["schemas"]["AcaoDesignacao"][];
        };
        TitularSubstituido: {
            designacaoId: components["schemas"]["Id"];
            nome: string;
        };
        ResponsaveisDoContrato: {
            contratoId: components["schemas"]["Id"];
            hoje: components["schemas"]["Data"];
            itens: components["schemas"]["Designacao"][];
            /** @description Os de quem está designado, de hoje em diante. */
            afastamentos: components["schemas"]["Afastamento"][];
            /** @description O que falta para que o contrato possa ser recebido, em palavras. */
            faltas: string[];
            /** @description Se esta pessoa designa e encerra. */
            designa: boolean;
        };
        NovaDesignacao: {
            usuarioId: components["schemas"]["Id"];
            papel: components["schemas"]["PapelNoContrato"];
            qualidade: components["schemas"]["QualidadeDaDesignacao"];
            /** @description A designação do titular; só de substituto. */
            titularId?: components["schemas"]["Id"];
            portaria: string;
            portariaEm: components["schemas"]["Data"];
            inicio: components["schemas"]["Data"];
            fim?: components["schemas"]["Data"];
            /** @description Só de fiscal setorial; sem elas, todas as unidades do contrato. */
            lotacaoIds?: components["schemas"]["Id"][];
        };
        FimDeDesignacao: {
            ultimoDia: components["schemas"]["Data"];
            motivo: string;
        };
        NovoAfastamento: {
            usuarioId: components["schemas"]["Id"];
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
            motivo: string;
        };
        FimDeAfastamento: {
            ultimoDia: components["schemas"]["Data"];
        };
        Saude: {
            /** @enum {string} */
            status: "ok";
        };
        /** @enum {string} */
        FormaDeEntrada: "SENHA" | "PROVEDOR";
        SessaoAberta: {
            id: components["schemas"]["Id"];
            /** @description É a sessão desta chamada. */
            esta: boolean;
            /** @description Navegador e sistema, como o gateway os reconheceu; nulo quando nada se sabe. */
            dispositivo: string | null;
            /** @description Rede de onde entrou, sem a parte que aponta a máquina. */
            endereco: string | null;
            forma: components["schemas"]["FormaDeEntrada"];
            iniciadaEm: components["schemas"]["Instante"];
            expiraEm: components["schemas"]["Instante"];
        };
        Tarefa: {
            nome: string;
            quando: string;
            oQueFaz: string;
            situacao: components["schemas"]["SituacaoTarefa"];
            /** @description O próximo momento previsto, ou a próxima tentativa da que falhou; nulo onde não há lotação ativa. */
            proximaEm: components["schemas"]["Instante"] | null;
            /** @description As vinte últimas, a mais nova primeiro. */
            execucoes: components["schemas"]["ExecucaoTarefa"][];
        };
        /**
         * @description EM_DIA também quando nunca precisou ser feita; FALHANDO quando a última vez não terminou bem.
         * @enum {string}
         */
        SituacaoTarefa: "EM_DIA" | "EM_CURSO" | "FALHANDO";
        /** @enum {string} */
        SituacaoExecucao: "EM_CURSO" | "CONCLUIDA" | "FALHOU" | "PERDIDA";
        ExecucaoTarefa: {
            /** @description O momento, como 2026-11-21@America/Fortaleza. */
            chave: string;
            previstoEm: components["schemas"]["Instante"];
            situacao: components["schemas"]["SituacaoExecucao"];
            tentativas: number;
            iniciadaEm: components["schemas"]["Instante"] | null;
            terminadaEm: components["schemas"]["Instante"] | null;
            afetados: number | null;
            erro: string | null;
            proximaTentativaEm: components["schemas"]["Instante"] | null;
            /** @description Máquina e processo que a fez. */
            executor: string;
        };
        /** @description Uma UF, ou uma região do país pelo número do IBGE (1 Norte, 2 Nordeste, 3 Sudeste, 4 Sul, 5 Centro-Oeste). */
        RegiaoDoPainel: string;
        /**
         * @description SEM_TELA (segredo desconhecido), AGUARDANDO (ninguém digitou o código ainda), EXPIRADO (o código venceu), AUTORIZADA, REVOGADA.
         * @enum {string}
         */
        SituacaoTela: "SEM_TELA" | "AGUARDANDO" | "EXPIRADO" | "AUTORIZADA" | "REVOGADA";
        CodigoDaTela: string;
        CodigoEmitido: {
            codigo: components["schemas"]["CodigoDaTela"];
            segredo: string;
            expiraEm: components["schemas"]["Instante"];
        };
        SegredoDaTela: {
            segredo: string;
        };
        SessaoDaTela: {
            situacao: components["schemas"]["SituacaoTela"];
            /** @description Enquanto aguarda. */
            codigo: components["schemas"]["CodigoDaTela"] | null;
            /** @description Da tela autorizada. */
            nome: string | null;
            /** @description Só lê o painel; não traz dado de pessoa. */
            token: string | null;
            /** @description Do código que aguarda, ou do token. */
            expiraEm: components["schemas"]["Instante"] | null;
        };
        DadosDaTela: {
            /** @description Onde ela está: Sala de monitoramento. */
            nome: string;
            regiao?: components["schemas"]["RegiaoDoPainel"] | null;
            /** @description Só estas lotações; vazio é todas as da região. */
            lotacaoIds?: components["schemas"]["Id"][];
        };
        AutorizacaoDeTela: {
            codigo: components["schemas"]["CodigoDaTela"];
            nome: string;
            regiao?: components["schemas"]["RegiaoDoPainel"] | null;
            lotacaoIds?: components["schemas"]["Id"][];
        };
        TelaDeParede: {
            id: components["schemas"]["Id"];
            nome: string;
            /** @enum {string} */
            situacao: "AUTORIZADA" | "REVOGADA";
            regiao: components["schemas"]["RegiaoDoPainel"] | null;
            lotacoes: components["schemas"]["ReferenciaLotacao"][];
            autorizadaEm: components["schemas"]["Instante"];
            autorizadaPor: string;
            /** @description A última leitura dela, com folga de um minuto; nula se nunca leu. */
            vistaEm: components["schemas"]["Instante"] | null;
            revogadaEm: components["schemas"]["Instante"] | null;
            revogadaPor: string | null;
            versao: number;
            acoes: components["schemas"]["AcaoTela"][];
        };
        /** @enum {string} */
        AcaoTela: "editar" | "revogar";
        TelasDeParede: {
            agora: components["schemas"]["Instante"];
            itens: components["schemas"]["TelaDeParede"][];
        };
        /**
         * @description Lei 14.133/2021, art. 140.
         * @enum {string}
         */
        TipoTermo: "PROVISORIO" | "DEFINITIVO";
        /** @enum {string} */
        SituacaoTermo: "EMITIDO" | "ASSINADO" | "RECUSADO" | "SUPERADO";
        /** @enum {string} */
        AcaoTermo: "assinar" | "recusar";
        /** @enum {string} */
        EventoTermo: "emitir" | "assinar" | "recusar" | "superar";
        /** @description T e sete grupos de quatro. */
        CodigoTermo: string;
        /** @description TRP ou TRD, a ordem no ano e o ano. */
        NumeroTermo: string;
        AssinaturaDoTermo: {
            papel: components["schemas"]["PapelNoContrato"];
            qualidade: components["schemas"]["QualidadeDaDesignacao"];
            nome: string;
            matricula: string;
            cargo: string | null;
            portaria: string;
            em: components["schemas"]["Instante"];
            hash: components["schemas"]["HashDoMapa"];
        };
        Termo: {
            id: components["schemas"]["Id"];
            versao: number;
            medicaoId: components["schemas"]["Id"];
            tipo: components["schemas"]["TipoTermo"];
            numero: components["schemas"]["NumeroTermo"];
            situacao: components["schemas"]["SituacaoTermo"];
            /** @description De quem é a assinatura. */
            papel: components["schemas"]["PapelNoContrato"];
            codigo: components["schemas"]["CodigoTermo"];
            hash: components["schemas"]["HashDoMapa"];
            liquidoCentavos: components["schemas"]["Centavos"];
            /** @description O mês não teve refeições. */
            semRefeicoes: boolean;
            emitidoEm: components["schemas"]["Instante"];
            emitidoPor: string;
            assinadoEm: components["schemas"]["Instante"] | null;
            assinaturas: components["schemas"]["AssinaturaDoTermo"][];
            /** @description Quem ainda pode assinar hoje, pelo nome. */
            assinam: string[];
            /** @description Por que foi recusado ou superado. */
            motivo: string | null;
            /** @description Por que esta pessoa não pode assinar, em palavras. */
            impedimento: string | null;
            acoes: components["schemas"]["AcaoTermo"][];
        };
        PrazoDoRecebimento: {
            desde: components["schemas"]["Data"];
            ate: components["schemas"]["Data"];
            diasUteis: number;
            /** @description Dias úteis depois do prazo, até hoje. */
            vencidoHa: number;
            texto: string;
        };
        EtapaDoRecebimento: {
            tipo: components["schemas"]["TipoTermo"];
            /** @description O que está emitido ou assinado; nulo enquanto não há. */
            termo: components["schemas"]["Termo"] | null;
            /** @description Nulo antes de começar a contar e depois de assinado. */
            prazo: components["schemas"]["PrazoDoRecebimento"] | null;
            /** @description Por que ainda não se emite, em palavras. */
            impedimento: string | null;
            /** @description Se esta pessoa emite o termo agora. */
            emite: boolean;
        };
        RecebimentoDaMedicao: {
            medicaoId: components["schemas"]["Id"];
            /** @description A da medição. */
            versao: number;
            /** @description Quanto se pode pagar; nulo até o recebimento definitivo. */
            pagavelCentavos: components["schemas"]["Centavos"] | null;
            provisorio: components["schemas"]["EtapaDoRecebimento"];
            definitivo: components["schemas"]["EtapaDoRecebimento"];
            /** @description Todos, do mais novo ao mais antigo; também os recusados e os superados. */
            termos: components["schemas"]["Termo"][];
        };
        NovoTermo: {
            tipo: components["schemas"]["TipoTermo"];
        };
        NovaAssinaturaDoTermo: {
            /** @description A senha de quem está na sessão. */
            senha: string;
            cargo?: string;
        };
        RecusaDoTermo: {
            motivo: components["schemas"]["TextoDaMedicao"];
        };
        AssinaturaVerificada: {
            papel: components["schemas"]["PapelNoContrato"];
            qualidade: components["schemas"]["QualidadeDaDesignacao"];
            em: components["schemas"]["Instante"];
        };
        TermoVerificado: {
            tipo: components["schemas"]["TipoTermo"];
            numero: components["schemas"]["NumeroTermo"];
            situacao: components["schemas"]["SituacaoTermo"];
            contrato: string;
            fornecedor: string;
            mes: components["schemas"]["Mes"];
            emitidoEm: components["schemas"]["Instante"];
            semRefeicoes: boolean;
            celulas: components["schemas"]["CelulaMedicao"][];
            lotacoes: number;
            totais: components["schemas"]["TotaisMedicao"];
            assinaturas: components["schemas"]["AssinaturaVerificada"][];
            hash: components["schemas"]["HashDoMapa"];
            integra: boolean;
            falhas: string[];
        };
        DadosTestemunha: {
            /** @description O órgão ou a pessoa que guarda o resumo. */
            nome: string;
            /** @description Recebe o selo de hora em hora, quando o livro cresceu. Uma testemunha tem e-mail, chave ou os dois. */
            email?: string | null;
            /** @description A chave com que ela assina de volta: nome, marca e chave pública, no formato tlog-cosignature/v1 do C2SP (Ed25519). */
            chave?: string | null;
            /** @description Desligada, nada mais lhe é enviado nem se aceita dela. */
            ativo: boolean;
        };
        /** @enum {string} */
        SituacaoEnvioSelo: "NA_FILA" | "ENVIADO" | "NAO_ENVIADO";
        EnvioSelo: {
            /** @description Folhas do livro no selo enviado. */
            tamanho: number;
            situacao: components["schemas"]["SituacaoEnvioSelo"];
            em: components["schemas"]["Instante"] | null;
        };
        Coassinatura: {
            testemunhaId: components["schemas"]["Id"];
            testemunha: string;
            tamanho: number;
            em: components["schemas"]["Instante"];
            /** @description O selo do livro com a assinatura dela. */
            selo: string;
        };
        Coassinaturas: {
            itens: components["schemas"]["Coassinatura"][];
        };
        SeloCoassinado: {
            /** @description O texto inteiro do selo, com uma linha a mais para cada testemunha que o assina. */
            selo: string;
        };
        Testemunha: {
            id: components["schemas"]["Id"];
            nome: string;
            email: string | null;
            chave: string | null;
            ativo: boolean;
            /** @description O último selo que lhe foi enviado. */
            envio: components["schemas"]["EnvioSelo"] | null;
            /** @description O maior selo que ela assinou. */
            coassinatura: components["schemas"]["Coassinatura"] | null;
            criadoEm: components["schemas"]["Instante"];
            criadoPor: string;
            versao: number;
        };
        Testemunhas: {
            itens: components["schemas"]["Testemunha"][];
        };
        Hora: string;
        /**
         * @description Nome da figura na coleção Phosphor.
         * @enum {string}
         */
        IconeRefeicao: "Coffee" | "Bread" | "Egg" | "Cookie" | "CookingPot" | "BowlFood" | "BowlSteam" | "ForkKnife" | "Hamburger" | "OrangeSlice" | "AppleLogo" | "Carrot" | "Fish" | "Backpack" | "Moon" | "SunHorizon";
        /**
         * @description Uma cor da paleta, com contraste conferido no claro e no escuro.
         * @enum {string}
         */
        CorRefeicao: "ANIL" | "VERDE" | "AMBAR" | "TERRA" | "VINHO" | "ROXO" | "PETROLEO" | "GRAFITE";
        /** @description Horários e limites de um tipo, no relógio da unidade. */
        HorariosDoTipo: {
            /** @description Até quando se pede (R1). */
            horaLimitePedido: components["schemas"]["Hora"];
            /** @description Quantos dias antes do dia da refeição o pedido fecha. */
            diasAntecedencia: number;
            /** @description Até quando se ajusta (R2); nulo não aceita ajuste. */
            horaLimiteAjuste: components["schemas"]["Hora"] | null;
            /** @description 0 é no próprio dia; 1 é na véspera. */
            diasAntecedenciaAjuste: number;
            entregaInicio: components["schemas"]["Hora"];
            entregaFim: components["schemas"]["Hora"];
            /** @description Minutos depois do fim da janela em que a entrega ainda não é atraso (R6). */
            toleranciaMin: number;
            /** @description Peso líquido mínimo, em gramas (R12). */
            pesoMinimoG: number | null;
            /** @description Quanto a média da amostra pode ficar abaixo (R13). */
            toleranciaPesoPct: number;
            /** @description Quanto uma unidade da amostra pode ficar abaixo (R13). */
            toleranciaPesoUnidadePct: number;
            /** @description Comida quente na chegada, em graus (R9). */
            tempMinimaQuenteC: number | null;
            /** @description Comida fria na chegada, em graus (R10). */
            tempMaximaFriaC: number | null;
        };
        TipoAlimentacao: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            /** @description Os servidores de expediente só comem as refeições do meio do dia. */
            meioDoDia: boolean;
            /** @description O recebimento exige foto. */
            fotoObrigatoria: boolean;
            horaLimitePedido: components["schemas"]["Hora"];
            diasAntecedencia: number;
            horaLimiteAjuste: components["schemas"]["Hora"] | null;
            diasAntecedenciaAjuste: number;
            entregaInicio: components["schemas"]["Hora"];
            entregaFim: components["schemas"]["Hora"];
            ativo: boolean;
            /** @description Na lista de hoje: o primeiro dia da próxima mudança de horários, se há. */
            mudaEm?: components["schemas"]["Data"];
        };
        /** @enum {string} */
        SituacaoVigencia: "PASSADA" | "EM_VIGOR" | "PROGRAMADA";
        VigenciaTipo: {
            /** @description O primeiro dia em que vale; nulo é a versão com que o tipo começou. */
            valeDe: components["schemas"]["Data"] | null;
            situacao: components["schemas"]["SituacaoVigencia"];
            horarios: components["schemas"]["HorariosDoTipo"];
            criadaEm: components["schemas"]["Instante"] | null;
            criadaPor: string | null;
            /** @description O que chama a atenção e não impede. */
            avisos: string[];
        };
        TipoAlimentacaoDetalhado: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            meioDoDia: boolean;
            fotoObrigatoria: boolean;
            ativo: boolean;
            /** @description Desde que dia está ativo ou inativo; falta onde sempre esteve assim. */
            situacaoDesde?: components["schemas"]["Data"];
            versao: number;
            /** @description O dia em Brasília: antes dele nada mais se muda. */
            hoje: components["schemas"]["Data"];
            /** @description Da mais nova à mais antiga. */
            vigencias: components["schemas"]["VigenciaTipo"][];
        };
        EdicaoTipoAlimentacao: {
            nome: string;
            sigla: string;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            meioDoDia: boolean;
            fotoObrigatoria: boolean;
        };
        NovoTipoAlimentacao: {
            nome: string;
            sigla: string;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            meioDoDia: boolean;
            fotoObrigatoria: boolean;
            horarios: components["schemas"]["HorariosDoTipo"];
        };
        NovaVigenciaTipo: {
            /** @description Hoje ou um dia que ainda vem. */
            valeDe: components["schemas"]["Data"];
            horarios: components["schemas"]["HorariosDoTipo"];
        };
        OrdemDosTipos: {
            /** @description Todos os tipos, ativos e inativos, na ordem desejada. */
            ids: components["schemas"]["Id"][];
        };
        ImpactoVigencia: {
            valeDe: components["schemas"]["Data"];
            /** @description A véspera da próxima mudança; nulo quando não há. */
            ate: components["schemas"]["Data"] | null;
            /** @description Unidades ativas com esta refeição na programação ou em pedido do período. */
            unidades: number;
            /** @description Pedidos abertos cujo prazo passa a ser o novo. */
            rascunhos: number;
            /** @description Pedidos já enviados: guardam o prazo com que foram enviados. */
            enviados: number;
            avisos: string[];
        };
        /**
         * @description Com que número do efetivo a quantidade se compara.
         * @enum {string}
         */
        BaseConferencia: "EFETIVO_INTERNO" | "EFETIVO_SERVIDOR" | "SEM_BASE";
        TipoPublico: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            baseConferencia: components["schemas"]["BaseConferencia"];
            /** @description O pedido com este público só é enviado com um motivo por escrito. */
            exigeJustificativa: boolean;
            /** @description Aceita refeições com dieta. */
            permiteDieta: boolean;
            /** @description Entra nos totais de pessoas atendidas; o que se paga não depende disto. */
            contaNosTotais: boolean;
            ativo: boolean;
            /** @description De um só: desde que dia está ativo ou inativo; falta onde sempre esteve assim. */
            situacaoDesde?: components["schemas"]["Data"];
            versao: number;
        };
        DadosTipoPublico: {
            nome: string;
            sigla: string;
            baseConferencia: components["schemas"]["BaseConferencia"];
            exigeJustificativa: boolean;
            permiteDieta: boolean;
            contaNosTotais: boolean;
        };
        OrdemTiposPublico: {
            /** @description Todos os públicos, cada um uma vez. */
            ids: components["schemas"]["Id"][];
        };
        NovaTransferencia: {
            origemContratoId: components["schemas"]["Id"];
            destinoContratoId: components["schemas"]["Id"];
            aPartirDe: components["schemas"]["Data"];
            /** @description Sem elas, todas as que a origem atende nesse dia ou depois. */
            lotacaoIds?: components["schemas"]["Id"][];
            /** @description Sem elas, todas. */
            refeicoes?: components["schemas"]["Id"][];
        };
        ResultadoTransferencia: {
            simulada: boolean;
            lotacoes: number;
            /** @description Enviados que passam ao novo contrato. */
            pedidos: number;
            /** @description Rascunhos que passam a ver o novo. */
            rascunhos: number;
            valorAntesCentavos: components["schemas"]["Centavos"];
            valorDepoisCentavos: components["schemas"]["Centavos"];
            linhas: components["schemas"]["LotacaoTransferida"][];
            recusadas: components["schemas"]["TransferenciaRecusada"][];
        };
        LotacaoTransferida: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            refeicoes: components["schemas"]["Id"][];
            pedidos: number;
            rascunhos: number;
            valorAntesCentavos: components["schemas"]["Centavos"];
            valorDepoisCentavos: components["schemas"]["Centavos"];
        };
        TransferenciaRecusada: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            motivo: string;
        };
        /** @enum {string} */
        SituacaoUsuario: "ATIVO" | "BLOQUEADO";
        /** @enum {string} */
        CredencialDaPessoa: "PROPRIA" | "PRIMEIRA" | "NENHUMA";
        PessoasSemSenha: {
            ids: components["schemas"]["Id"][];
        };
        /** @description Como ***.123.456-**: só os seis do meio (LGPD). */
        CpfMascarado: string;
        NovoUsuario: {
            cpf: string;
            nome: string;
            matricula: string;
            email?: components["schemas"]["EmailDaPessoa"];
            /** @description Sem ela o sistema gera uma e a mostra uma vez. */
            senha?: string;
            authorities: components["schemas"]["Autoridades"];
            /** @description Obrigatória para SOLICITANTE. */
            lotacaoId?: components["schemas"]["Id"];
        };
        EdicaoUsuario: {
            nome: string;
            matricula: string;
            email?: components["schemas"]["EmailDaPessoa"];
            authorities: components["schemas"]["Autoridades"];
            lotacaoId: components["schemas"]["Id"] | null;
        };
        /** @description Onde a pessoa recebe os avisos por e-mail; nulo, só dentro do sistema. */
        EmailDaPessoa: string | null;
        Autoridades: components["schemas"]["Autoridade"][];
        UsuarioCriado: {
            id: components["schemas"]["Id"];
            nome: string;
            matricula: string;
            authorities: components["schemas"]["Autoridade"][];
            lotacaoId: components["schemas"]["Id"] | null;
            /** @description Só quando a senha não foi digitada, e só nesta resposta. */
            senhaGerada?: string;
        };
        UsuarioDetalhado: {
            id: components["schemas"]["Id"];
            cpf: components["schemas"]["CpfMascarado"];
            nome: string;
            matricula: string;
            email: components["schemas"]["EmailDaPessoa"];
            authorities: components["schemas"]["Autoridade"][];
            lotacaoId: components["schemas"]["Id"] | null;
            /** @description O nome da lotação. */
            lotacao: string | null;
            situacao: components["schemas"]["SituacaoUsuario"];
            credencial?: components["schemas"]["CredencialDaPessoa"];
            /** @description Até quando a primeira senha vale; nulo quando a senha é da própria pessoa. */
            credencialAte?: components["schemas"]["Instante"] | null;
            /** @description Ninguém bloqueia a si mesmo. */
            souEu: boolean;
            versao: number;
            criadoEm: components["schemas"]["Instante"];
            alteradoEm: components["schemas"]["Instante"];
        };
        PaginaUsuarios: {
            itens: components["schemas"]["UsuarioDetalhado"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        TrocaDeSenha: {
            atual: string;
            /** @description Qualquer caractere serve. Não pode ser uma das senhas mais usadas, nem dizer o CPF, a matrícula ou o nome do sistema. */
            nova: string;
        };
        SenhaRedefinida: {
            /** @description Mostrada uma vez; não fica guardada em lugar nenhum. */
            senha: string;
            usuario: components["schemas"]["UsuarioDetalhado"];
        };
        /** @description A última parte da rota da tela. */
        Tela: string;
        /** @description Filtros, ordem, colunas e densidade como estão no endereço da tela, sem o "?". */
        EnderecoDaVisao: string;
        NomeDaVisao: string;
        Visao: {
            id: components["schemas"]["Id"];
            tela: components["schemas"]["Tela"];
            nome: components["schemas"]["NomeDaVisao"];
            endereco: components["schemas"]["EnderecoDaVisao"];
            /** @description A autoridade com quem é dividida; nula, só de quem a fez. */
            perfil: components["schemas"]["Autoridade"] | null;
            /** @description É desta pessoa. */
            propria: boolean;
            /** @description A tela abre com ela para esta pessoa. */
            padrao: boolean;
            autor: string;
        };
        NovaVisao: {
            tela: components["schemas"]["Tela"];
            nome: components["schemas"]["NomeDaVisao"];
            endereco: components["schemas"]["EnderecoDaVisao"];
            perfil: components["schemas"]["Autoridade"] | null;
        };
        EdicaoVisao: {
            nome: components["schemas"]["NomeDaVisao"];
            endereco: components["schemas"]["EnderecoDaVisao"];
            perfil: components["schemas"]["Autoridade"] | null;
        };
        VisaoPadrao: {
            tela: components["schemas"]["Tela"];
            visaoId: components["schemas"]["Id"] | null;
        };
        /**
         * @description O que aconteceu. Podem surgir outros.
         * @enum {string}
         */
        TipoWebhook: "pedido.enviado" | "pedido.confirmado" | "pedido.devolvido" | "pedido.recusado" | "pedido.cancelado" | "pedido.ajustado" | "pedido.encerrado" | "pedido.expirado" | "recebimento.registrado" | "recebimento.corrigido" | "recebimento.anulado" | "fiscalizacao.aberta" | "fiscalizacao.iniciada" | "fiscalizacao.concluida" | "fiscalizacao.retificada" | "fiscalizacao.ciente" | "fiscalizacao.nao_realizada" | "fiscalizacao.cancelada" | "mapa.fechado" | "mapa.assinado" | "mapa.reaberto" | "medicao.aprovada" | "medicao.atestada" | "medicao.superada" | "nota.conferida" | "nota.recusada" | "pagamento.liquidado" | "pagamento.anulado" | "pagamento.pago" | "ocorrencia.aberta" | "ocorrencia.notificada" | "ocorrencia.respondida" | "ocorrencia.decidida" | "ocorrencia.glosada" | "ocorrencia.encerrada" | "livro.selado";
        DadosWebhook: {
            /** @description O sistema que recebe. */
            nome: string;
            /** @description https, sem usuário nem senha. */
            url: string;
            tipos: components["schemas"]["TipoWebhook"][];
            /** @description Parado, o que acontece não é posto na fila; o que já estava nela espera. */
            ativo: boolean;
        };
        /** @enum {string} */
        SituacaoWebhook: "ATIVO" | "PARADO" | "REMOVIDO";
        /** @enum {string} */
        AcaoWebhook: "editar" | "trocarSegredo" | "testar" | "remover";
        Webhook: {
            id: components["schemas"]["Id"];
            nome: string;
            url: string;
            tipos: components["schemas"]["TipoWebhook"][];
            ativo: boolean;
            situacao: components["schemas"]["SituacaoWebhook"];
            /** @description Quando não foi uma pessoa que parou. */
            motivoParada: string | null;
            /** @description As quatro últimas letras do segredo. */
            fim: string;
            /** @description Até quando as entregas levam também a assinatura do segredo anterior. */
            anteriorAte: components["schemas"]["Instante"] | null;
            esperando: number;
            /** @description As que não chegaram e ninguém tratou. */
            mortas: number;
            ultimaEntregaEm: components["schemas"]["Instante"] | null;
            criadoEm: components["schemas"]["Instante"];
            criadoPor: string;
            versao: number;
            acoes: components["schemas"]["AcaoWebhook"][];
        };
        Webhooks: {
            itens: components["schemas"]["Webhook"][];
        };
        WebhookComSegredo: {
            webhook: components["schemas"]["Webhook"];
            /** @description Começa com whsec_. Aparece só aqui. */
            segredo: string;
        };
        /**
         * @description PENDENTE (na fila), ENVIANDO, ENTREGUE, MORTA (todas as tentativas falharam), CANCELADA (o webhook foi removido).
         * @enum {string}
         */
        SituacaoEntregaWebhook: "PENDENTE" | "ENVIANDO" | "ENTREGUE" | "MORTA" | "CANCELADA";
        EntregaWebhook: {
            id: components["schemas"]["Id"];
            /** @description O webhook-id: o mesmo em toda tentativa. */
            mensagem: string;
            tipo: string;
            dados: {
                [key: string]: unknown;
            };
            situacao: components["schemas"]["SituacaoEntregaWebhook"];
            ocorridoEm: components["schemas"]["Instante"];
            tentativas: number;
            proximaEm: components["schemas"]["Instante"] | null;
            ultimaEm: components["schemas"]["Instante"] | null;
            ultimoStatus: number | null;
            ultimoErro: string | null;
            duracaoMs: number | null;
            acoes: "repetir"[];
        };
        PaginaEntregasWebhook: {
            itens: components["schemas"]["EntregaWebhook"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
    };
    responses: {
        /** @description A planilha, para baixar. */
        Planilha: {
            headers: {
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description A requisição não pôde ser lida. */
        Invalida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Sem token, ou token inválido, vencido ou revogado. */
        NaoAutenticado: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O perfil não permite, ou a lotação não é a da pessoa. */
        NaoPermitido: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Não existe. */
        NaoEncontrado: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A situação do registro não permite, ou ele já existe. */
        Conflito: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O registro mudou depois de lido. */
        VersaoVencida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O corpo passa do limite da operação. */
        CorpoGrande: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O tipo do conteúdo não é aceito. */
        TipoNaoAceito: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A forma ou uma regra do negócio não foi atendida; `errors` diz onde. */
        RegraNaoAtendida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Falta o cabeçalho If-Match. */
        PrecondicaoAusente: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Falha no servidor. */
        FalhaNoServidor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O servidor não está pronto para atender; `Retry-After`, quando vem, diz em quantos segundos tentar de novo. */
        Indisponivel: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Não há mais espaço para guardar arquivos; nada foi gravado. */
        ArmazenamentoCheio: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Muitas chamadas em pouco tempo; `Retry-After` diz quando tentar de novo. */
        MuitasTentativas: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
    };
    parameters: {
        Pagina: number;
        Tamanho: number;
        /** @description Só o relatório; nada é gravado. */
        Simular: boolean;
        /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
        FormatoPlanilha: "csv" | "xlsx";
        LotacaoId: components["schemas"]["Id"];
        PedidoId: components["schemas"]["Id"];
        /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
        IfMatch: string;
        /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
        IdempotencyKey: string;
        EventoDeAcesso: components["schemas"]["TipoEventoDeAcesso"];
        /** @description A matrícula inteira ou parte do nome. */
        PessoaDoAcesso: string;
        /** @description O endereço de rede inteiro, ou o começo dele. */
        EnderecoDoAcesso: string;
        ContaDoAcesso: components["schemas"]["ContaDeAcesso"];
        /** @description O código da chamada, como a pessoa o vê na tela. */
        CodigoDoAcesso: string;
        AjusteId: components["schemas"]["Id"];
        AuditoriaId: components["schemas"]["Id"];
        ContratoId: components["schemas"]["Id"];
        TipoDietaId: components["schemas"]["Id"];
        DownloadId: components["schemas"]["Id"];
        DiaDoMapa: components["schemas"]["Data"];
        /** @description 140 bits de acaso em grupos de quatro, como está impresso no mapa. */
        CodigoDoMapa: string;
        /** @description P e 140 bits de acaso em grupos de quatro, como está impresso no mapa do mês. */
        CodigoDoMes: string;
        FiscalizacaoId: components["schemas"]["Id"];
        FornecedorId: components["schemas"]["Id"];
        /** @description Parte da razão social, do nome fantasia ou do CNPJ, com ou sem acentos e pontuação. */
        BuscaFornecedor: string;
        SituacaoFornecedor: components["schemas"]["SituacaoFornecedor"];
        /** @description Só os que têm contrato com fim nos próximos 30 dias. */
        ContratoAVencer: boolean;
        OrdemFornecedores: components["schemas"]["OrdemFornecedores"];
        /** @description A tabela do registro, como lotacoes. */
        EntidadeDoHistorico: string;
        /** @description Um registro só; pede a entidade. */
        EntidadeIdDoHistorico: string;
        /** @description A matrícula inteira ou parte do nome. */
        PessoaDoHistorico: string;
        /** @description A operação, como alterarLotacao. */
        AcaoDoHistorico: string;
        DataDaLista: components["schemas"]["Data"];
        /** @description Navegador e sistema de quem entra, para a lista de sessões da pessoa. */
        Dispositivo: string;
        /** @description Rede de quem entra, já sem a parte que aponta a máquina. */
        Endereco: string;
        TipoDaLotacao: components["schemas"]["TipoLotacao"];
        /** @description Só ativas, ou só inativas. */
        LotacaoAtiva: boolean;
        /** @description Só as que têm esta falta. */
        PendenciaDaLotacao: components["schemas"]["PendenciaLotacao"];
        OrdemDasLotacoes: "nome" | "-nome" | "codigo" | "-codigo" | "municipio" | "-municipio" | "capacidade" | "-capacidade";
        /** @description Que quantidade se conta; sem ela, a aceita, que é a que se paga. */
        MapaBase: components["schemas"]["BaseDoMapa"];
        /** @description Até 50 lotações, separadas por vírgula. */
        MapaLotacoes: string;
        MedicaoId: components["schemas"]["Id"];
        /** @description M e 140 bits de acaso em grupos de quatro, como está impresso no dossiê. */
        CodigoDaMedicao: string;
        MotivoId: components["schemas"]["Id"];
        OcorrenciaId: components["schemas"]["Id"];
        /** @description 192 bits de acaso; só a sua soma fica guardada. */
        CodigoDeResposta: string;
        PagamentoId: components["schemas"]["Id"];
        ChaveParametro: components["schemas"]["ChaveParametro"];
        PedidosDe: components["schemas"]["Data"];
        PedidosAte: components["schemas"]["Data"];
        /** @description Até 50 lotações, separadas por vírgula. */
        PedidosLotacoes: string;
        PedidosUf: components["schemas"]["Uf"];
        /** @description Parte do nome do município, sem acentos. */
        PedidosMunicipio: string;
        PedidosTipoLotacao: components["schemas"]["TipoLotacao"];
        /** @description Pedidos enviados com alguma refeição deste fornecedor. */
        PedidosFornecedor: components["schemas"]["Id"];
        PedidosContrato: components["schemas"]["Id"];
        /** @description Pedidos com esta refeição. */
        PedidosRefeicao: components["schemas"]["Id"];
        /** @description Uma ou mais de SituacaoPedido, separadas por vírgula. */
        PedidosSituacao: string;
        PedidosPrazo: components["schemas"]["FaixaPrazo"];
        PedidosTipo: components["schemas"]["TipoPedido"];
        /** @description Só os que têm alguma quantidade acima do efetivo; pede um período de até 31 dias. */
        PedidosDivergentes: boolean;
        /** @description Número do pedido ou parte do nome da lotação. */
        PedidosBusca: string;
        TermoId: components["schemas"]["Id"];
        /** @description T e 140 bits de acaso em grupos de quatro, como está impresso no termo. */
        CodigoDoTermo: string;
        TipoAlimentacaoId: components["schemas"]["Id"];
        /** @description O primeiro dia em que a versão vale. */
        ValeDe: components["schemas"]["Data"];
        TipoPublicoId: components["schemas"]["Id"];
        /** @description Só as que têm senha própria, a primeira à espera da entrada, ou nenhuma que valha. */
        CredencialDaPessoa: components["schemas"]["CredencialDaPessoa"];
        UsuarioId: components["schemas"]["Id"];
        VisaoId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Versão do registro. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listarChaves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conjunto de chaves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConjuntoDeChaves"];
                };
            };
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    registrarEventosDeAcesso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntregaDeEventos"];
            };
        };
        responses: {
            /** @description Gravados. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    abrirSessaoDaConta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenciaisDaConta"];
            };
        };
        responses: {
            /** @description O token e até quando vale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDaConta"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    verificarVida: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vivo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    verificarProntidao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pronto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    entrar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Navegador e sistema de quem entra, para a lista de sessões da pessoa. */
                "x-dispositivo"?: components["parameters"]["Dispositivo"];
                /** @description Rede de quem entra, já sem a parte que aponta a máquina. */
                "x-endereco"?: components["parameters"]["Endereco"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credenciais"];
            };
        };
        responses: {
            /** @description Token assinado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenEmitido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    entrarPeloProvedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Navegador e sistema de quem entra, para a lista de sessões da pessoa. */
                "x-dispositivo"?: components["parameters"]["Dispositivo"];
                /** @description Rede de quem entra, já sem a parte que aponta a máquina. */
                "x-endereco"?: components["parameters"]["Endereco"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentidadeDoProvedor"];
            };
        };
        responses: {
            /** @description Token assinado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenEmitido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    sair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Encerrada. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarEventosDeAcesso: {
        parameters: {
            query?: {
                evento?: components["parameters"]["EventoDeAcesso"];
                /** @description A matrícula inteira ou parte do nome. */
                pessoa?: components["parameters"]["PessoaDoAcesso"];
                /** @description O endereço de rede inteiro, ou o começo dele. */
                endereco?: components["parameters"]["EnderecoDoAcesso"];
                conta?: components["parameters"]["ContaDoAcesso"];
                /** @description O código da chamada, como a pessoa o vê na tela. */
                codigo?: components["parameters"]["CodigoDoAcesso"];
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                ordem?: "em" | "-em";
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de eventos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEventosDeAcesso"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarEventosDeAcesso: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                evento?: components["parameters"]["EventoDeAcesso"];
                /** @description A matrícula inteira ou parte do nome. */
                pessoa?: components["parameters"]["PessoaDoAcesso"];
                /** @description O endereço de rede inteiro, ou o começo dele. */
                endereco?: components["parameters"]["EnderecoDoAcesso"];
                conta?: components["parameters"]["ContaDoAcesso"];
                /** @description O código da chamada, como a pessoa o vê na tela. */
                codigo?: components["parameters"]["CodigoDoAcesso"];
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                ordem?: "em" | "-em";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    registrarAfastamento: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoAfastamento"];
            };
        };
        responses: {
            /** @description O afastamento. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Afastamento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarAfastamento: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                afastamentoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FimDeAfastamento"];
            };
        };
        responses: {
            /** @description O afastamento. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Afastamento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterAgencia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A agência. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agencia"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    salvarAgencia: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoAgencia"];
            };
        };
        responses: {
            /** @description A agência com o novo nome. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterBrasao: {
        parameters: {
            query?: {
                /** @description O que `Agencia.brasao` disse; só faz o endereço mudar com o brasão. */
                qual?: components["schemas"]["Brasao"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A imagem, de até 512 pixels de lado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description A imagem que o navegador já tem continua a mesma. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    guardarBrasao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description A agência com o brasão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    tirarBrasao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A agência sem brasão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agencia"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            412: components["responses"]["VersaoVencida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarAnotacoesMapa: {
        parameters: {
            query: {
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                /** @description Vêm também as que já foram retiradas. */
                retiradas?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As anotações. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnotacoesMapa"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    retirarAnotacaoMapa: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                anotacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A anotação, retirada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnotacaoMapa"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    acompanharMudancas: {
        parameters: {
            query?: {
                /** @description O último identificador ouvido, para quem não pode mandar Last-Event-ID. */
                desde?: number;
                /** @description Para quem ainda não ouviu nada: também o que mudou há até tantos segundos, enquanto a tela era lida. */
                recentes?: number;
            };
            header?: {
                /** @description O último identificador ouvido. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os eventos, sem fim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Mudanca"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    listarAtendimentos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                caso?: components["schemas"]["CasoAtendimento"];
                /** @description MEU, de quem pergunta; NINGUEM, o que ninguém assumiu. */
                responsavel?: components["schemas"]["FiltroResponsavel"];
                uf?: components["schemas"]["Uf"];
                /** @description Parte do nome, da sigla ou do município, sem acentos. */
                busca?: string;
                ordem?: components["schemas"]["OrdemAtendimentos"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página da fila e quantas lotações há em cada caso no mesmo filtro (sem o do caso). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaAtendimentos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    avisarLotacoes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvisoAsLotacoes"];
            };
        };
        responses: {
            /** @description O que houve com cada lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadosPorRegistro"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterAtendimento: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O caso. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Atendimento"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    registrarContato: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoContato"];
            };
        };
        responses: {
            /** @description O caso com o contato. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Atendimento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    liberarAtendimento: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiaDoAtendimento"];
            };
        };
        responses: {
            /** @description O caso, agora de ninguém. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Atendimento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    assumirAtendimento: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssuncaoAtendimento"];
            };
        };
        responses: {
            /** @description O caso, agora desta pessoa. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Atendimento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarAuditorias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As auditorias. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Auditorias"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    abrirAuditoria: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaAuditoria"];
            };
        };
        responses: {
            /** @description A auditoria. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Auditoria"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    preverAuditoria: {
        parameters: {
            query: {
                mes: components["schemas"]["Mes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O que entraria. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrevisaoDaAuditoria"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterAuditoria: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A auditoria. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Auditoria"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    conferirSorteado: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaConferencia"];
            };
        };
        responses: {
            /** @description A auditoria. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Auditoria"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarAuditoria: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncerramentoDaAuditoria"];
            };
        };
        responses: {
            /** @description A auditoria. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Auditoria"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    baixarListaDaAuditoria: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lista, para baixar. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    semearAuditoria: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SementeDaAuditoria"];
            };
        };
        responses: {
            /** @description A auditoria. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Auditoria"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarSorteados: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditoriaId: components["parameters"]["AuditoriaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os dias sorteados; nenhum antes da semente. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sorteados"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarContasServico: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As contas, as que valem primeiro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContasServico"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarContaServico: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosContaServico"];
            };
        };
        responses: {
            /** @description A conta e o segredo dela. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContaComSegredo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarEscopos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os escopos, por assunto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EscoposDeConta"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterContaServico: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A conta. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContaServico"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarContaServico: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosContaServico"];
            };
        };
        responses: {
            /** @description A conta. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContaServico"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    revogarContaServico: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A conta. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContaServico"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    emitirSegredoDaConta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A conta e o segredo novo. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContaComSegredo"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    revogarSegredoDaConta: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contaId: components["schemas"]["Id"];
                segredoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A conta. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContaServico"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarContratos: {
        parameters: {
            query?: {
                /** @description Número exato. */
                numero?: string;
                fornecedorId?: components["schemas"]["Id"];
                /** @description Só estes, até 100, separados por vírgula. */
                contratos?: string;
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de contratos, pelo número. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaContratos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoContrato"];
            };
        };
        responses: {
            /** @description O contrato, ainda sem preços e sem lotações. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterContrato: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContratoDigitado"];
            };
        };
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarAcessoDeclaracao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O endereço. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcessoCriado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    revogarAcessoDeclaracao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revogado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcessoRevogado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarAlteracoesContrato: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As alterações. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlteracoesContrato"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    alterarContrato: {
        parameters: {
            query?: {
                simular?: boolean;
            };
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaAlteracaoContrato"];
            };
        };
        responses: {
            /** @description A alteração, ou o que ela mudaria. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlteracaoFeita"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarDeclaracoes: {
        parameters: {
            query?: {
                /** @description Sem ele, o corrente. */
                mes?: components["schemas"]["Mes"];
            };
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os dias do mês com pedido ou com declaração, do mais novo ao mais antigo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclaracoesDoContrato"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterDeclaracao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclaracaoDoDia"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarEmpenhos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os empenhos do contrato. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmpenhosDoContrato"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarEmpenho: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoEmpenho"];
            };
        };
        responses: {
            /** @description Os empenhos do contrato. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmpenhosDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarEmpenhos: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    simularEmpenhos: {
        parameters: {
            query: {
                /** @description A mais; negativo, a menos. */
                pessoas: number;
                tipoPublicoId: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O que mudaria. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulacaoEmpenhos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncerramentoContrato"];
            };
        };
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarInterrupcoes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As interrupções. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interrupcoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    interromperEntregas: {
        parameters: {
            query?: {
                /** @description Só o efeito; nada é gravado. */
                simular?: boolean;
            };
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaInterrupcao"];
            };
        };
        responses: {
            /** @description O que a interrupção fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EfeitoDaInterrupcao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    definirItensContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItensDigitados"];
            };
        };
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarLotacoesDoContrato: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma linha por lotação e período, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesDoContrato"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    atenderLotacoes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoAtendimento"];
            };
        };
        responses: {
            /** @description As lotações do contrato. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarLotacoesCandidatas: {
        parameters: {
            query: {
                inicio: components["schemas"]["Data"];
                /** @description Sem ele, o fim do contrato. */
                fim?: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As lotações, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesCandidatas"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    desatenderLotacoes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FimDeAtendimento"];
            };
        };
        responses: {
            /** @description As lotações do contrato. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarResponsaveis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As designações, as em vigor primeiro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsaveisDoContrato"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    designarResponsavel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaDesignacao"];
            };
        };
        responses: {
            /** @description Quem responde pelo contrato depois disto. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsaveisDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarCorrecoes: {
        parameters: {
            query: {
                lotacaoId: components["schemas"]["Id"];
                data?: components["schemas"]["Data"];
                mes?: components["schemas"]["Mes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As correções da lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrecoesDaLotacao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    responderCorrecao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                correcaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaCorrecao"];
            };
        };
        responses: {
            /** @description A correção depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrecaoMedicao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    lerDeclaracaoPeloCodigo: {
        parameters: {
            query?: {
                /** @description Sem ela, hoje. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclaracaoAPreencher"];
                };
            };
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    declararPeloCodigo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaDeclaracao"];
            };
        };
        responses: {
            /** @description Recebida. O mesmo envio repetido é o mesmo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclaracaoRecebida"];
                };
            };
            400: components["responses"]["Invalida"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarDesignacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                designacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FimDeDesignacao"];
            };
        };
        responses: {
            /** @description Quem responde pelo contrato depois disto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsaveisDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarDownloads: {
        parameters: {
            query?: {
                pagina?: components["parameters"]["Pagina"];
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaDownloads"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    pedirDownload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoDownload"];
            };
        };
        responses: {
            /** @description O pedido de arquivo, na fila. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    contarDownloads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A contagem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContagemDownloads"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    baixarDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                downloadId: components["parameters"]["DownloadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O arquivo, para baixar. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/pdf": string;
                    "application/zip": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    cancelarDownload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                downloadId: components["parameters"]["DownloadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O download, cancelado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Download"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    marcarDownloadLido: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                downloadId: components["parameters"]["DownloadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O que ainda há. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContagemDownloads"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    repetirDownload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                downloadId: components["parameters"]["DownloadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O download, de novo na fila. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Download"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarEfetivos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de efetivos, por nome da lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEfetivos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterEfetivosDoDia: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma linha para cada lotação ativa, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EfetivosDoDia"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarEfetivos: {
        parameters: {
            query: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    importarEfetivos: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterModeloEfetivos: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    baixarEmissaoDaLista: {
        parameters: {
            query?: {
                formato?: components["schemas"]["FormatoDaLista"];
            };
            header?: never;
            path: {
                emissaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O arquivo, para baixar. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    enviarListaFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                emissaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoEnvioDaLista"];
            };
        };
        responses: {
            /** @description A emissão, com o estado do envio a cada endereço. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissaoDaLista"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    movimentarEmpenho: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                empenhoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoMovimentoEmpenho"];
            };
        };
        responses: {
            /** @description Os empenhos do contrato. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmpenhosDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterExcecao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                excecaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A exceção. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excecao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarExcecao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                excecaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaExcecao"];
            };
        };
        responses: {
            /** @description A exceção. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excecao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    removerExcecao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                excecaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A exceção como era. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excecao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarFechamentos: {
        parameters: {
            query: {
                lotacaoId: components["schemas"]["Id"];
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Um item para cada dia. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FechamentosDoPeriodo"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarMapasAAssinar: {
        parameters: {
            query?: {
                /** @description Quantos mapas, no máximo; o total é sempre de todos. */
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Até 200 mapas, os mais antigos, e quantos são ao todo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapasAAssinar"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarFechamentosDoDia: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Um item para cada lotação com alguma versão. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FechamentosDasLotacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterFechamentosDoMes: {
        parameters: {
            query: {
                mes: components["schemas"]["Mes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma linha para cada lotação ativa, e para a inativa que tem algum dia fechado; por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FechamentosDoMes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarFeriados: {
        parameters: {
            query: {
                ano: number;
                /** @description Os nacionais e os deste estado. */
                uf?: components["schemas"]["Uf"];
                /** @description Com a UF: também os deste município. */
                municipio?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os dias, pela data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarioFeriados"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarFeriado: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoFeriado"];
            };
        };
        responses: {
            /** @description O dia. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    definirFeriadoOficial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeriadoOficial"];
            };
        };
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiaFeriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterFeriado: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarFeriado: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoFeriado"];
            };
        };
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    inativarFeriado: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    reativarFeriado: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarFiscalizacoes: {
        parameters: {
            query?: {
                /** @description Uma ou mais, separadas por vírgula. */
                situacao?: string;
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                fornecedorId?: components["schemas"]["Id"];
                tipoAlimentacaoId?: components["schemas"]["Id"];
                resultado?: components["schemas"]["ResultadoFiscalizacao"];
                origem?: components["schemas"]["OrigemFiscalizacao"];
                /** @description De quem fez, ou de quem está designado. */
                fiscalId?: components["schemas"]["Id"];
                /** @description Só as que fiz ou para as quais fui designado. */
                minhas?: boolean;
                /** @description Só as que têm um item crítico não conforme. */
                criticas?: boolean;
                /** @description Só as que têm um item não conforme desta gravidade. */
                gravidade?: components["schemas"]["Gravidade"];
                correcao?: components["schemas"]["EstadoCorrecao"];
                /** @description Número da fiscalização ou nome da lotação. */
                busca?: string;
                ordem?: components["schemas"]["OrdemFiscalizacoes"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de fiscalizações e a contagem por situação do mesmo filtro (sem o da situação). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaFiscalizacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaFiscalizacao"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    baixarFiscalizacoesDoDia: {
        parameters: {
            query?: {
                /** @description Só desta lotação. */
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description O ETag do que já se tem; igual, a resposta é 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O que fiscalizar. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiscalizacoesDoDia"];
                };
            };
            /** @description Nada mudou desde o ETag enviado. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarFiscalizacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                /** @description Uma ou mais, separadas por vírgula. */
                situacao?: string;
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                fornecedorId?: components["schemas"]["Id"];
                tipoAlimentacaoId?: components["schemas"]["Id"];
                resultado?: components["schemas"]["ResultadoFiscalizacao"];
                origem?: components["schemas"]["OrigemFiscalizacao"];
                /** @description De quem fez, ou de quem está designado. */
                fiscalId?: components["schemas"]["Id"];
                /** @description Só as que têm um item crítico não conforme. */
                criticas?: boolean;
                /** @description Só as que têm um item não conforme desta gravidade. */
                gravidade?: components["schemas"]["Gravidade"];
                correcao?: components["schemas"]["EstadoCorrecao"];
                /** @description Número da fiscalização ou nome da lotação. */
                busca?: string;
                ordem?: components["schemas"]["OrdemFiscalizacoes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarOpcoesFiscalizacoes: {
        parameters: {
            query?: {
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As opções, pela ordem do nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpcoesFiscalizacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarPorcoesPadrao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As definidas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PorcoesPadrao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    definirPorcaoPadrao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PorcaoEscolhida"];
            };
        };
        responses: {
            /** @description As definidas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PorcoesPadrao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterFiscalizacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    anotarCorrecaoFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrecaoAnotada"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    cancelarFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MotivoFiscalizacao"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    registrarCiencia: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CienciaPreposto"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    comentarFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComentarioNovo"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    concluirFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConclusaoFiscalizacao"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    designarFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignacaoFiscalizacao"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    baixarFolhaDeFotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A folha. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    iniciarFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InicioFiscalizacao"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    naoRealizarFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MotivoFiscalizacao"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    pedirCorrecaoFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrecaoPedida"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    reabrirFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MotivoFiscalizacao"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    guardarRespostas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RascunhoRespostas"];
            };
        };
        responses: {
            /** @description O rascunho que ficou. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RascunhoGuardado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    retificarFiscalizacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetificacaoFiscalizacao"];
            };
        };
        responses: {
            /** @description A fiscalização. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fiscalizacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    baixarTermoFiscalizacao: {
        parameters: {
            query?: {
                /** @description Sem ela, a em vigor. */
                versao?: number;
            };
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O termo. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    listarVersoesFiscalizacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fiscalizacaoId: components["parameters"]["FiscalizacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As versões, inteiras. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersaoFiscalizacao"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarFormularios: {
        parameters: {
            query?: {
                /** @description Também as versões que já não estão em vigor. */
                todas?: boolean;
                /** @description Só os deste contrato; onde ele não tem o seu, vale o padrão. */
                contratoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os formulários, o padrão primeiro, a versão mais nova primeiro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormularioResumido"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarFormulario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoFormulario"];
            };
        };
        responses: {
            /** @description A versão publicada. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Formulario"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    preverFormulario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviaFormulario"];
            };
        };
        responses: {
            /** @description O resultado, ou o que há de errado no formulário e nas respostas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoDaPrevia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterFormulario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formularioId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O formulário. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Formulario"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarFornecedores: {
        parameters: {
            query?: {
                /** @description Parte da razão social, do nome fantasia ou do CNPJ, com ou sem acentos e pontuação. */
                busca?: components["parameters"]["BuscaFornecedor"];
                situacao?: components["parameters"]["SituacaoFornecedor"];
                /** @description Só os que têm contrato com fim nos próximos 30 dias. */
                aVencer?: components["parameters"]["ContratoAVencer"];
                ordem?: components["parameters"]["OrdemFornecedores"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de fornecedores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaFornecedores"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FornecedorDigitado"];
            };
        };
        responses: {
            /** @description O fornecedor. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarFornecedores: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                /** @description Parte da razão social, do nome fantasia ou do CNPJ, com ou sem acentos e pontuação. */
                busca?: components["parameters"]["BuscaFornecedor"];
                situacao?: components["parameters"]["SituacaoFornecedor"];
                /** @description Só os que têm contrato com fim nos próximos 30 dias. */
                aVencer?: components["parameters"]["ContratoAVencer"];
                ordem?: components["parameters"]["OrdemFornecedores"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    importarFornecedores: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterModeloFornecedores: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    inativarFornecedores: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdsEmLote"];
            };
        };
        responses: {
            /** @description O que foi feito de cada um. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadosEmLote"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterFornecedor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FornecedorDigitado"];
            };
        };
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    inativarFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    reativarFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterFotoRefeicao: {
        parameters: {
            query: {
                foto: components["schemas"]["NomeFoto"];
                /** @description A miniatura tem até 320 pixels no lado maior. */
                tamanho?: "original" | "miniatura";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A imagem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description A imagem que o navegador já tem continua a mesma. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    enviarFoto: {
        parameters: {
            query: {
                lotacaoId: components["schemas"]["Id"];
                contexto: components["schemas"]["ContextoFoto"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/heic": string;
                "image/heif": string;
            };
        };
        responses: {
            /** @description A foto guardada (a mesma foto enviada de novo é a mesma resposta). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Foto"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
            507: components["responses"]["ArmazenamentoCheio"];
        };
    };
    listarFotosRepetidas: {
        parameters: {
            query?: {
                situacao?: components["schemas"]["SituacaoFotoRepetida"];
                semelhanca?: components["schemas"]["SemelhancaFoto"];
                /** @description Em que esta fiscalização usa a foto, a nova ou a anterior. */
                fiscalizacaoId?: components["schemas"]["Id"];
                lotacaoId?: components["schemas"]["Id"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaFotosRepetidas"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    decidirFotoRepetida: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                repeticaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisaoFotoRepetida"];
            };
        };
        responses: {
            /** @description A repetição com a decisão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FotoRepetida"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    guardarFoto: {
        parameters: {
            query: {
                lotacaoId: components["schemas"]["Id"];
                contexto: components["schemas"]["ContextoFoto"];
                sha256: components["schemas"]["Sha256"];
            };
            header?: never;
            path: {
                uuid: components["schemas"]["UuidFoto"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/heic": string;
                "image/heif": string;
            };
        };
        responses: {
            /** @description A foto guardada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Foto"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
            507: components["responses"]["ArmazenamentoCheio"];
        };
    };
    listarHistorico: {
        parameters: {
            query?: {
                /** @description A tabela do registro, como lotacoes. */
                entidade?: components["parameters"]["EntidadeDoHistorico"];
                /** @description Um registro só; pede a entidade. */
                entidadeId?: components["parameters"]["EntidadeIdDoHistorico"];
                /** @description A matrícula inteira ou parte do nome. */
                pessoa?: components["parameters"]["PessoaDoHistorico"];
                /** @description A operação, como alterarLotacao. */
                acao?: components["parameters"]["AcaoDoHistorico"];
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                /** @description Só o que veio antes deste registro do histórico. */
                antesDe?: number;
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página do histórico. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaHistorico"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarHistorico: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                /** @description A tabela do registro, como lotacoes. */
                entidade?: components["parameters"]["EntidadeDoHistorico"];
                /** @description Um registro só; pede a entidade. */
                entidadeId?: components["parameters"]["EntidadeIdDoHistorico"];
                /** @description A matrícula inteira ou parte do nome. */
                pessoa?: components["parameters"]["PessoaDoHistorico"];
                /** @description A operação, como alterarLotacao. */
                acao?: components["parameters"]["AcaoDoHistorico"];
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    importarMapaDoMes: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
            };
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaImportacaoMapa"];
            };
        };
        responses: {
            /** @description O que foi lido, ao lado do efetivo. Com erros só no ensaio; sem ensaio eles são uma recusa. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportacaoMapa"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterIndicadores: {
        parameters: {
            query: {
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                uf?: components["schemas"]["Uf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Um por indicador, na ordem em que se leem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuadroDeIndicadores"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    acompanharContratos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mais executado primeiro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecucaoDosContratos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    comporExecucaoDoContrato: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os meses em que houve valor; a soma deles é o executado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComposicaoDoContrato"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterDevolvido: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description De janeiro ao mês da data; só os meses com medição atestada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevolvidoNoAno"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarExcecoesDaGestao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Só o que existe; vazio quando está tudo em ordem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcecoesDaGestao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    avaliarFornecedores: {
        parameters: {
            query: {
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O de menor nota primeiro; sem nota, no fim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaliacaoDosFornecedores"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarFotosDasFiscalizacoes: {
        parameters: {
            query: {
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
                fornecedorId?: components["schemas"]["Id"];
                lotacaoId?: components["schemas"]["Id"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de fotos que já chegaram. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaFotosFiscalizadas"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarItensReprovados: {
        parameters: {
            query: {
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
                fornecedorId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os dez primeiros, o que mais falhou no alto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItensReprovados"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterMesAteHoje: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Um item por dia do mês, do primeiro até o pedido. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MesAteHoje"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterUltimosDias: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                /** @description Sem ela, a da pessoa. */
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mais recente primeiro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UltimosDias"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarComposicaoDoIndicador: {
        parameters: {
            query: {
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                uf?: components["schemas"]["Uf"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: number;
            };
            header?: never;
            path: {
                indicador: components["schemas"]["CodigoIndicador"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página. Nas razões, médias e somas os numeradores e denominadores de todas as páginas somam os do indicador. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaComposicao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarInterrupcao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                interrupcaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FimDeInterrupcao"];
            };
        };
        responses: {
            /** @description A interrupção. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interrupcao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarListasFornecedor: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As listas, por nome do fornecedor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumoDaLista"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterListaFornecedor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
                data: components["parameters"]["DataDaLista"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lista. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListaFornecedor"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    emitirListaFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
                data: components["parameters"]["DataDaLista"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A emissão. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissaoDaLista"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterLivro: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O livro como está; nunca diminui. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Livro"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    coassinarLivro: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeloCoassinado"];
            };
        };
        responses: {
            /** @description De quem são as assinaturas que conferem. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coassinaturas"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    conferirLivro: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vazio quando os dois dizem o mesmo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConferenciaDoLivro"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    provarConsistenciaDoLivro: {
        parameters: {
            query: {
                /** @description O tamanho no selo guardado. */
                de: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os resumos que ligam um tamanho ao outro, e o selo de hoje. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsistenciaDoLivro"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarFolhasDoLivro: {
        parameters: {
            query?: {
                /** @description O índice da primeira. */
                de?: components["schemas"]["IndiceDoLivro"];
                quantas?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As folhas, e quantas há ao todo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolhasDoLivro"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarTestemunhas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As testemunhas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testemunhas"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarTestemunha: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosTestemunha"];
            };
        };
        responses: {
            /** @description A testemunha. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testemunha"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterTestemunha: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                testemunhaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A testemunha. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testemunha"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarTestemunha: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                testemunhaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosTestemunha"];
            };
        };
        responses: {
            /** @description A testemunha. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testemunha"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarLotacoes: {
        parameters: {
            query?: {
                /** @description Parte do nome, da sigla ou do município, sem acentos. */
                busca?: string;
                uf?: components["schemas"]["Uf"];
                tipo?: components["parameters"]["TipoDaLotacao"];
                /** @description Só ativas, ou só inativas. */
                ativa?: components["parameters"]["LotacaoAtiva"];
                /** @description Só as que têm esta falta. */
                pendencia?: components["parameters"]["PendenciaDaLotacao"];
                ordem?: components["parameters"]["OrdemDasLotacoes"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de lotações. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaLotacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarLotacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosLotacao"];
            };
        };
        responses: {
            /** @description A lotação criada. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarLotacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                busca?: string;
                uf?: components["schemas"]["Uf"];
                tipo?: components["parameters"]["TipoDaLotacao"];
                /** @description Só ativas, ou só inativas. */
                ativa?: components["parameters"]["LotacaoAtiva"];
                /** @description Só as que têm esta falta. */
                pendencia?: components["parameters"]["PendenciaDaLotacao"];
                ordem?: components["parameters"]["OrdemDasLotacoes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    importarLotacoes: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
                /** @description Contrato que passa a atender as lotações novas. */
                contratoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterModeloLotacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    inativarLotacoes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EscolhaDeRegistros"];
            };
        };
        responses: {
            /** @description O que houve com cada uma. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadosPorRegistro"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterLotacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    alterarLotacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosLotacao"];
            };
        };
        responses: {
            /** @description A lotação como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    anotarMapa: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaAnotacaoMapa"];
            };
        };
        responses: {
            /** @description A anotação. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnotacaoMapa"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    verificarCadeia: {
        parameters: {
            query?: {
                /** @description Só os fechados neste ano; sem ele, todos. */
                ano?: number;
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O que foi conferido. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CadeiaVerificada"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterEfetivoDoMes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                mes: components["schemas"]["Mes"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mês, dia a dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EfetivoDoMes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    gravarEfetivoDoMes: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                mes: components["schemas"]["Mes"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiasDeEfetivo"];
            };
        };
        responses: {
            /** @description O mês como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EfetivoDoMes"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    informarEfetivo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoEfetivo"];
            };
        };
        responses: {
            /** @description O efetivo informado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Efetivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarExcecoes: {
        parameters: {
            query?: {
                /** @description Sem ela, 60 dias atrás. */
                de?: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As exceções, pela data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excecao"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarExcecao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaExcecao"];
            };
        };
        responses: {
            /** @description A exceção. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excecao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    fecharMes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MesAFechar"];
            };
        };
        responses: {
            /** @description Um resultado para cada dia do mês. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MesFechado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterFechamento: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O fechamento. Sem nenhuma versão o dia está aberto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fechamento"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    fecharDia: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoDeFechamento"];
            };
        };
        responses: {
            /** @description O fechamento depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fechamento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    assinarDia: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaAssinaturaMapa"];
            };
        };
        responses: {
            /** @description O fechamento depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fechamento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    compararFechamento: {
        parameters: {
            query: {
                de: components["schemas"]["VersaoDoMapa"];
                /** @description Sem ela, os números de agora: as alterações após o fechamento. */
                ate?: components["schemas"]["VersaoDoMapa"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cada valor que difere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiferencasDeVersao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    baixarMapaPdf: {
        parameters: {
            query?: {
                /** @description Sem ela, a em vigor; do dia aberto, um rascunho. */
                versao?: components["schemas"]["VersaoDoMapa"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mapa, para baixar. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    reabrirDia: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["parameters"]["DiaDoMapa"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReaberturaDoMapa"];
            };
        };
        responses: {
            /** @description O fechamento depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fechamento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    inativarLotacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarJanelas: {
        parameters: {
            query?: {
                /** @description Sem ela, hoje na lotação. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As janelas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JanelasDaLotacao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    definirJanela: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                tipoAlimentacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaJanela"];
            };
        };
        responses: {
            /** @description As janelas da lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JanelasDaLotacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterProgramacao: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A programação vigente. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    definirProgramacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaProgramacao"];
            };
        };
        responses: {
            /** @description A programação que passa a valer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    calcularProgramacaoDoEfetivo: {
        parameters: {
            query?: {
                /** @description Sem ela, hoje na lotação. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os itens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SemanaDoEfetivo"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    preverProgramacao: {
        parameters: {
            query?: {
                /** @description Sem ela, hoje na lotação. */
                de?: components["schemas"]["Data"];
                dias?: number;
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os dias. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrevisaoProgramacao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarVersoesProgramacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As versões, da mais nova para a mais antiga. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinhaDoTempo"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    reativarLotacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterMapaDiario: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                /** @description A lotação e as que são atendidas por ela. */
                lotacaoId?: components["schemas"]["Id"];
                uf?: components["schemas"]["Uf"];
                /** @description Até 50 lotações, separadas por vírgula. */
                lotacoes?: components["parameters"]["MapaLotacoes"];
                /** @description Só o que é deste contrato. */
                contratoId?: components["schemas"]["Id"];
                /** @description Só o que é deste fornecedor. */
                fornecedorId?: components["schemas"]["Id"];
                /** @description Que quantidade se conta; sem ela, a aceita, que é a que se paga. */
                base?: components["parameters"]["MapaBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mapa. As quantidades seguem a ordem de `colunas`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapaDiario"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterMapaConsolidado: {
        parameters: {
            query: {
                mes: components["schemas"]["Mes"];
                uf?: components["schemas"]["Uf"];
                /** @description Até 50 lotações, separadas por vírgula. */
                lotacoes?: components["parameters"]["MapaLotacoes"];
                /** @description Só o que é deste contrato. */
                contratoId?: components["schemas"]["Id"];
                /** @description Só o que é deste fornecedor. */
                fornecedorId?: components["schemas"]["Id"];
                /** @description Que quantidade se conta; sem ela, a aceita, que é a que se paga. */
                base?: components["parameters"]["MapaBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O consolidado. Cada número é a soma dos dias. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapaConsolidado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterMapaDoMes: {
        parameters: {
            query: {
                mes: components["schemas"]["Mes"];
                /** @description Sem ela, a lotação da pessoa. */
                lotacaoId?: components["schemas"]["Id"];
                /** @description Só o que é deste contrato. */
                contratoId?: components["schemas"]["Id"];
                /** @description Só o que é deste fornecedor. */
                fornecedorId?: components["schemas"]["Id"];
                /** @description Que quantidade se conta; sem ela, a aceita, que é a que se paga. */
                base?: components["parameters"]["MapaBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mês, exatamente com os seus dias. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapaDoMes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterQuantidadesDoMes: {
        parameters: {
            query: {
                mes: components["schemas"]["Mes"];
                /** @description Sem ela, a lotação da pessoa. */
                lotacaoId?: components["schemas"]["Id"];
                /** @description Só o que é deste contrato. */
                contratoId?: components["schemas"]["Id"];
                /** @description Só o que é deste fornecedor. */
                fornecedorId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os mesmos números do mapa do mês, sem os zeros. Glosa e desconto estão no mapa. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuantidadesDoMes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    explicarMapa: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                lotacaoId: components["schemas"]["Id"];
                tipoAlimentacaoId?: components["schemas"]["Id"];
                tipoPublicoId?: components["schemas"]["Id"];
                /** @description Que quantidade se conta; sem ela, a aceita, que é a que se paga. */
                base?: components["parameters"]["MapaBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os pedidos, ajustes, entregas, fotos, fiscalizações e ocorrências, e a conta de cada contrato. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrigemDoMapa"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarMedicoes: {
        parameters: {
            query?: {
                situacao?: components["schemas"]["SituacaoMedicao"];
                mes?: components["schemas"]["Mes"];
                contratoId?: components["schemas"]["Id"];
                fornecedorId?: components["schemas"]["Id"];
                /** @description Contrato ou fornecedor. */
                busca?: string;
                ordem?: components["schemas"]["OrdemMedicoes"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaMedicoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    abrirMedicao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaMedicao"];
            };
        };
        responses: {
            /** @description A medição. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Medicao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterMedicao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A medição. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Medicao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarAcessoNota: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O endereço. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcessoCriado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    revogarAcessoNota: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revogado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcessoRevogado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    aprovarMedicao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassoDaMedicao"];
            };
        };
        responses: {
            /** @description A medição depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Medicao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    atestarMedicao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoAtesto"];
            };
        };
        responses: {
            /** @description A medição depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Medicao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    pedirCorrecao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaCorrecao"];
            };
        };
        responses: {
            /** @description A medição depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Medicao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    decidirDesconto: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
                linhaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisaoDesconto"];
            };
        };
        responses: {
            /** @description A medição depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Medicao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterEmpenhosDaMedicao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os empenhos da medição. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmpenhosDaMedicao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    enviarMedicao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassoDaMedicao"];
            };
        };
        responses: {
            /** @description A medição depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Medicao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarNotas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As notas, e se a medição espera uma. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotasDaMedicao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    enviarNota: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
            /** @description A nota que conferiu, ou a tentativa recusada com tudo o que diverge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotaFiscal"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    baixarNota: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
                notaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O XML, para baixar. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarPagamentosDaMedicao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As partes; nenhuma antes da nota que confere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagamentosDaMedicao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterRecebimento: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O recebimento, a versão da medição em ETag. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecebimentoDaMedicao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    emitirTermo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                medicaoId: components["parameters"]["MedicaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoTermo"];
            };
        };
        responses: {
            /** @description O termo emitido. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Termo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    trocarMinhaSenha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrocaDeSenha"];
            };
        };
        responses: {
            /** @description A senha é a nova; entra-se de novo com ela. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    listarMinhasSessoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As sessões. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessaoAberta"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarOutrasSessoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As que ficaram. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessaoAberta"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarMinhaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As que ficaram. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessaoAberta"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarMotivos: {
        parameters: {
            query?: {
                contexto?: components["schemas"]["ContextoMotivo"];
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os motivos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarMotivo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoMotivo"];
            };
        };
        responses: {
            /** @description Motivo criado. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    ordenarMotivos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdemDosMotivos"];
            };
        };
        responses: {
            /** @description Os motivos do contexto na nova ordem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterMotivo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O motivo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarMotivo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoMotivo"];
            };
        };
        responses: {
            /** @description O motivo alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    inativarMotivo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O motivo, inativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    reativarMotivo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O motivo, ativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    lerNotaPeloCodigo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O que foi atestado e recebido em definitivo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotaAEnviar"];
                };
            };
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    enviarNotaPeloCodigo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
            /** @description A nota que conferiu, ou a tentativa recusada com tudo o que diverge. O mesmo arquivo tem a mesma resposta. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotaEnviada"];
                };
            };
            400: components["responses"]["Invalida"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarNotificacoes: {
        parameters: {
            query?: {
                tipo?: components["schemas"]["TipoNotificacao"];
                /** @description Só as não lidas e as pendências que ninguém resolveu. */
                aVer?: boolean;
                pagina?: components["parameters"]["Pagina"];
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaNotificacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    contarNotificacoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A contagem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContagemNotificacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterEscolhaDeEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A escolha. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EscolhaDeEmails"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    definirEscolhaDeEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailsRecusados"];
            };
        };
        responses: {
            /** @description A escolha como ficou. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EscolhaDeEmails"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    marcarNotificacoesLidas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeituraDeTodas"];
            };
        };
        responses: {
            /** @description O que ainda pede atenção. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContagemNotificacoes"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    marcarNotificacaoLida: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O que ainda pede atenção. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContagemNotificacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarOcorrencias: {
        parameters: {
            query?: {
                situacao?: components["schemas"]["SituacaoOcorrencia"];
                gravidade?: components["schemas"]["GravidadeOcorrencia"];
                lotacaoId?: components["schemas"]["Id"];
                fornecedorId?: components["schemas"]["Id"];
                pedidoId?: components["schemas"]["Id"];
                fiscalizacaoId?: components["schemas"]["Id"];
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                /** @description Número, lotação ou fornecedor. */
                busca?: string;
                ordem?: components["schemas"]["OrdemOcorrencias"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaOcorrencias"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    abrirOcorrencia: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaOcorrencia"];
            };
        };
        responses: {
            /** @description A ocorrência. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ocorrencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    lerOcorrenciaPeloCodigo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: components["parameters"]["CodigoDeResposta"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ocorrência, só com o que diz respeito ao fornecedor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OcorrenciaParaResposta"];
                };
            };
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    responderOcorrenciaPeloCodigo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: components["parameters"]["CodigoDeResposta"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaDoFornecedor"];
            };
        };
        responses: {
            /** @description Recebida. A mesma resposta enviada de novo é a mesma. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespostaRecebida"];
                };
            };
            400: components["responses"]["Invalida"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    anexarPeloCodigo: {
        parameters: {
            query: {
                sha256: components["schemas"]["Sha256"];
                nome: components["schemas"]["NomeDeAnexo"];
            };
            header?: never;
            path: {
                /** @description 192 bits de acaso; só a sua soma fica guardada. */
                codigo: components["parameters"]["CodigoDeResposta"];
                uuid: components["schemas"]["UuidFoto"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "application/pdf": string;
            };
        };
        responses: {
            /** @description O anexo guardado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnexoOcorrencia"];
                };
            };
            400: components["responses"]["Invalida"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
            507: components["responses"]["ArmazenamentoCheio"];
        };
    };
    obterOcorrencia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ocorrência. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ocorrencia"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    baixarAnexoOcorrencia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
                anexoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O arquivo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    decidirOcorrencia: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisaoOcorrencia"];
            };
        };
        responses: {
            /** @description A ocorrência depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ocorrencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarOcorrencia: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextoOcorrencia"];
            };
        };
        responses: {
            /** @description A ocorrência depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ocorrencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    glosarOcorrencia: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlosaOcorrencia"];
            };
        };
        responses: {
            /** @description A ocorrência depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ocorrencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    notificarOcorrencia: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificacaoOcorrencia"];
            };
        };
        responses: {
            /** @description A ocorrência depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OcorrenciaNotificada"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    sanearOcorrencia: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                ocorrenciaId: components["parameters"]["OcorrenciaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextoOcorrencia"];
            };
        };
        responses: {
            /** @description A ocorrência depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ocorrencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarPagamentos: {
        parameters: {
            query?: {
                situacao?: components["schemas"]["SituacaoPagamento"];
                /** @description A fonte do recurso, inteira. */
                fonte?: string;
                contratoId?: components["schemas"]["Id"];
                /** @description Verdadeiro - só os que foram pagos fora da ordem. */
                excecao?: boolean;
                /** @description Contrato ou fornecedor. */
                busca?: string;
                ordem?: components["schemas"]["OrdemPagamentos"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaPagamentos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarPagamentos: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                situacao?: components["schemas"]["SituacaoPagamento"];
                fonte?: string;
                contratoId?: components["schemas"]["Id"];
                excecao?: boolean;
                busca?: string;
                ordem?: components["schemas"]["OrdemPagamentos"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    anularLiquidacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pagamentoId: components["parameters"]["PagamentoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnulacaoDaLiquidacao"];
            };
        };
        responses: {
            /** @description A parte depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pagamento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    comunicarExcecao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pagamentoId: components["parameters"]["PagamentoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComunicacaoDaExcecao"];
            };
        };
        responses: {
            /** @description A parte depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pagamento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    liquidarPagamento: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pagamentoId: components["parameters"]["PagamentoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaLiquidacao"];
            };
        };
        responses: {
            /** @description A parte depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pagamento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    registrarPagamento: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pagamentoId: components["parameters"]["PagamentoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoPagamento"];
            };
        };
        responses: {
            /** @description A parte depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pagamento"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterPainel: {
        parameters: {
            query?: {
                regiao?: components["schemas"]["RegiaoDoPainel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O painel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Painel"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    acompanharPainel: {
        parameters: {
            query?: {
                /** @description O último identificador ouvido, para quem não pode mandar Last-Event-ID. */
                desde?: number;
                /** @description Para quem ainda não ouviu nada: também o que mudou há até tantos segundos, enquanto a tela era lida. */
                recentes?: number;
            };
            header?: {
                /** @description O último identificador ouvido. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os eventos, sem fim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["MudancaNoPainel"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterFotoDoPainel: {
        parameters: {
            query: {
                foto: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A foto, com até 800 pixels de lado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description É a mesma que o navegador tem. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarParametros: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os parâmetros, por grupo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListaParametros"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterParametro: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O parâmetro. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametroDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    definirParametro: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVigenciaParametro"];
            };
        };
        responses: {
            /** @description O parâmetro com a nova versão. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametroDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    cancelarVigenciaParametro: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                chave: components["parameters"]["ChaveParametro"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O parâmetro sem a versão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametroDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarPedidos: {
        parameters: {
            query?: {
                de?: components["parameters"]["PedidosDe"];
                ate?: components["parameters"]["PedidosAte"];
                /** @description Até 50 lotações, separadas por vírgula. */
                lotacoes?: components["parameters"]["PedidosLotacoes"];
                lotacaoId?: components["schemas"]["Id"];
                uf?: components["parameters"]["PedidosUf"];
                /** @description Parte do nome do município, sem acentos. */
                municipio?: components["parameters"]["PedidosMunicipio"];
                tipoLotacao?: components["parameters"]["PedidosTipoLotacao"];
                /** @description Pedidos enviados com alguma refeição deste fornecedor. */
                fornecedorId?: components["parameters"]["PedidosFornecedor"];
                contratoId?: components["parameters"]["PedidosContrato"];
                /** @description Pedidos com esta refeição. */
                tipoAlimentacaoId?: components["parameters"]["PedidosRefeicao"];
                /** @description Uma ou mais de SituacaoPedido, separadas por vírgula. */
                situacao?: components["parameters"]["PedidosSituacao"];
                prazo?: components["parameters"]["PedidosPrazo"];
                tipo?: components["parameters"]["PedidosTipo"];
                /** @description Só os que têm alguma quantidade acima do efetivo; pede um período de até 31 dias. */
                divergentes?: components["parameters"]["PedidosDivergentes"];
                /** @description Número do pedido ou parte do nome da lotação. */
                busca?: components["parameters"]["PedidosBusca"];
                ordem?: components["schemas"]["OrdemPedidos"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de pedidos e a contagem por situação do mesmo filtro (sem o da situação). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaPedidos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoPedido"];
            };
        };
        responses: {
            /** @description O rascunho. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterPedidosDasLotacoes: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                uf?: components["schemas"]["Uf"];
                /** @description Cada célula ao lado do que se pediu uma semana antes, no mesmo dia da semana. */
                comparar?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A matriz. As células seguem a ordem de `refeicoes`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatrizDasLotacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    resumirPedidosDasLotacoes: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                uf?: components["schemas"]["Uf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os números da matriz, sem as linhas dela. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumoDasLotacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    totalizarPedidosDasLotacoes: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                uf?: components["schemas"]["Uf"];
                por: components["schemas"]["GrupoDosTotais"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Um grupo por linha, o maior total primeiro. As quantidades seguem a ordem de `refeicoes`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotaisDasLotacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    resumirPedidosAConfirmar: {
        parameters: {
            query: {
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Um fornecedor por linha, o que tem mais a confirmar primeiro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidosAConfirmar"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    enviarPedidosEmLote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnviosEmLote"];
            };
        };
        responses: {
            /** @description O que houve com cada pedido, na ordem recebida. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnviosFeitos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarPedidos: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                de?: components["parameters"]["PedidosDe"];
                ate?: components["parameters"]["PedidosAte"];
                /** @description Até 50 lotações, separadas por vírgula. */
                lotacoes?: components["parameters"]["PedidosLotacoes"];
                uf?: components["parameters"]["PedidosUf"];
                /** @description Parte do nome do município, sem acentos. */
                municipio?: components["parameters"]["PedidosMunicipio"];
                tipoLotacao?: components["parameters"]["PedidosTipoLotacao"];
                /** @description Pedidos enviados com alguma refeição deste fornecedor. */
                fornecedorId?: components["parameters"]["PedidosFornecedor"];
                contratoId?: components["parameters"]["PedidosContrato"];
                /** @description Pedidos com esta refeição. */
                tipoAlimentacaoId?: components["parameters"]["PedidosRefeicao"];
                /** @description Uma ou mais de SituacaoPedido, separadas por vírgula. */
                situacao?: components["parameters"]["PedidosSituacao"];
                prazo?: components["parameters"]["PedidosPrazo"];
                tipo?: components["parameters"]["PedidosTipo"];
                /** @description Só os que têm alguma quantidade acima do efetivo; pede um período de até 31 dias. */
                divergentes?: components["parameters"]["PedidosDivergentes"];
                /** @description Número do pedido ou parte do nome da lotação. */
                busca?: components["parameters"]["PedidosBusca"];
                ordem?: components["schemas"]["OrdemPedidos"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    agirEmLote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcaoEmLote"];
            };
        };
        responses: {
            /** @description O que houve com cada pedido. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadosPorRegistro"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    prepararPedido: {
        parameters: {
            query?: {
                /** @description Sem ela, a lotação da pessoa. */
                lotacaoId?: components["schemas"]["Id"];
                /** @description Sem ela, o próximo dia com prazo aberto. */
                data?: components["schemas"]["Data"];
                /** @description Sem ele, o pedido do dia. */
                tipo?: components["schemas"]["TipoPedido"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O preparo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparoPedido"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    prepararPedidosDeDias: {
        parameters: {
            query?: {
                /** @description Sem ela, a lotação da pessoa. */
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O preparo, uma linha por dia. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparoEmLote"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    prepararPedidosDoDia: {
        parameters: {
            query?: {
                /** @description Sem ela, o próximo dia com prazo aberto em Brasília. */
                data?: components["schemas"]["Data"];
                /** @description Parte do nome da lotação. */
                busca?: string;
                uf?: components["schemas"]["Uf"];
                municipio?: string;
                tipo?: components["schemas"]["TipoLotacao"];
                /** @description Só as que nada enviaram. */
                semPedido?: boolean;
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O preparo, uma linha por lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparoEmLote"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterQuadroPedidos: {
        parameters: {
            query?: {
                de?: components["parameters"]["PedidosDe"];
                ate?: components["parameters"]["PedidosAte"];
                /** @description Até 50 lotações, separadas por vírgula. */
                lotacoes?: components["parameters"]["PedidosLotacoes"];
                uf?: components["parameters"]["PedidosUf"];
                /** @description Parte do nome do município, sem acentos. */
                municipio?: components["parameters"]["PedidosMunicipio"];
                tipoLotacao?: components["parameters"]["PedidosTipoLotacao"];
                /** @description Pedidos enviados com alguma refeição deste fornecedor. */
                fornecedorId?: components["parameters"]["PedidosFornecedor"];
                contratoId?: components["parameters"]["PedidosContrato"];
                /** @description Pedidos com esta refeição. */
                tipoAlimentacaoId?: components["parameters"]["PedidosRefeicao"];
                /** @description Uma ou mais de SituacaoPedido, separadas por vírgula. */
                situacao?: components["parameters"]["PedidosSituacao"];
                prazo?: components["parameters"]["PedidosPrazo"];
                tipo?: components["parameters"]["PedidosTipo"];
                /** @description Só os que têm alguma quantidade acima do efetivo; pede um período de até 31 dias. */
                divergentes?: components["parameters"]["PedidosDivergentes"];
                /** @description Número do pedido ou parte do nome da lotação. */
                busca?: components["parameters"]["PedidosBusca"];
                /** @description Quantos pedidos de cada situação vêm. */
                porColuna?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As colunas, na ordem da vida do pedido; as vazias também. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuadroPedidos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    salvarPedidosEmLote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RascunhosEmLote"];
            };
        };
        responses: {
            /** @description O que houve com cada linha, na ordem recebida. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RascunhosGravados"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    resumirPedidos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O resumo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumoPedidos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterSituacaoDoDia: {
        parameters: {
            query?: {
                /** @description Sem ela, o próximo dia com prazo aberto em Brasília. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma linha para cada lotação ativa, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SituacaoDoDia"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterPedido: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O pedido. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoPedido"];
            };
        };
        responses: {
            /** @description O pedido alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    excluirPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O rascunho não existe mais. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    ajustarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoAjuste"];
            };
        };
        responses: {
            /** @description O pedido, com o que mudou e o que ficou à espera. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    aceitarAjuste: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
                ajusteId: components["parameters"]["AjusteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaDeAceite"];
            };
        };
        responses: {
            /** @description O pedido com a quantidade nova. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    recusarAjuste: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
                ajusteId: components["parameters"]["AjusteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaDeRecusa"];
            };
        };
        responses: {
            /** @description O pedido como estava. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    cancelarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisaoComMotivo"];
            };
        };
        responses: {
            /** @description O pedido cancelado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterComprovante: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O comprovante, para baixar. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    confirmarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmacaoPedido"];
            };
        };
        responses: {
            /** @description O pedido confirmado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    devolverPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisaoComMotivo"];
            };
        };
        responses: {
            /** @description O pedido devolvido. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterDietasDoPedido: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As dietas. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DietasDoPedido"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    definirDietasDoPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DietasDigitadas"];
            };
        };
        responses: {
            /** @description As dietas como ficaram. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DietasDoPedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncerramentoPedido"];
            };
        };
        responses: {
            /** @description O pedido encerrado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    enviarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvioPedido"];
            };
        };
        responses: {
            /** @description O pedido enviado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarRecebimentos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As entregas do pedido, refeição por refeição. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecebimentosDoPedido"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    registrarRecebimento: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoRecebimento"];
            };
        };
        responses: {
            /** @description As entregas do pedido, com a que acaba de ser registrada. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecebimentosDoPedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    recusarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisaoComMotivo"];
            };
        };
        responses: {
            /** @description O pedido recusado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    repetirPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepeticaoPedido"];
            };
        };
        responses: {
            /** @description O que houve em cada dia, na ordem recebida. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidosRepetidos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterPlanoAmostragem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O plano. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanoAmostragem"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    alterarPlanoAmostragem: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegrasAmostragem"];
            };
        };
        responses: {
            /** @description O plano. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanoAmostragem"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    dispensarSegregacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DispensaPedida"];
            };
        };
        responses: {
            /** @description O plano, com as dispensas. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanoAmostragem"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarPresencas: {
        parameters: {
            query: {
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As presenças, a mais recente primeiro; no máximo 500. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presenca"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    manterPresenca: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresencaMantida"];
            };
        };
        responses: {
            /** @description As outras pessoas que têm o mesmo aberto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presenca"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterPrimeirosPassos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os passos, na ordem em que se dão. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimeirosPassos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarProgramacoes: {
        parameters: {
            query?: {
                /** @description Parte do nome, do código ou do município, sem acentos. */
                busca?: string;
                uf?: components["schemas"]["Uf"];
                /** @description Só as lotações neste estado. */
                estado?: components["schemas"]["EstadoProgramacao"];
                ordem?: "nome" | "-nome" | "uf" | "-uf";
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de lotações. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaProgramacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    aplicarProgramacao: {
        parameters: {
            query?: {
                /** @description Só o resultado; nada é gravado. */
                simular?: boolean;
            };
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AplicacaoProgramacao"];
            };
        };
        responses: {
            /** @description Lotação a lotação, o que mudou ou mudaria. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoAplicacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    gerarProgramacoes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeracaoProgramacoes"];
            };
        };
        responses: {
            /** @description O que foi gerado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoGeracao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarProgramacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                /** @description Parte do nome, do código ou do município, sem acentos. */
                busca?: string;
                uf?: components["schemas"]["Uf"];
                /** @description Só as lotações neste estado. */
                estado?: components["schemas"]["EstadoProgramacao"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    importarProgramacoes: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
                /** @description O dia em que as programações passam a valer; sem ela, amanhã. */
                vigenciaInicio?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    baixarModeloProgramacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterVersaoProgramacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A versão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarProgramacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoProgramacao"];
            };
        };
        responses: {
            /** @description A versão que vale. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarProgramacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncerramentoProgramacao"];
            };
        };
        responses: {
            /** @description A versão encerrada. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    removerProgramacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A linha do tempo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinhaDoTempo"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarEntregasEsperadas: {
        parameters: {
            query?: {
                /** @description Sem ela, hoje no fuso da lotação. */
                data?: components["schemas"]["Data"];
                /** @description Sem ela, a lotação da pessoa. */
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As entregas, na ordem das refeições, e os motivos que se pode escolher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntregasEsperadas"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    anularRecebimento: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                recebimentoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnulacaoRecebimento"];
            };
        };
        responses: {
            /** @description As entregas do pedido, sem o que foi anulado. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecebimentosDoPedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    corrigirRecebimento: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                recebimentoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrecaoRecebimento"];
            };
        };
        responses: {
            /** @description As entregas do pedido, com a versão nova. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecebimentosDoPedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarTarefas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As tarefas, na ordem em que são feitas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tarefa"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarTelas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As telas, as que valem primeiro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelasDeParede"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    autorizarTela: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutorizacaoDeTela"];
            };
        };
        responses: {
            /** @description A tela. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelaDeParede"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarTela: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                telaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosDaTela"];
            };
        };
        responses: {
            /** @description A tela. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelaDeParede"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    revogarTela: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                telaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tela. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelaDeParede"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    assinarTermo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                termoId: components["parameters"]["TermoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaAssinaturaDoTermo"];
            };
        };
        responses: {
            /** @description O termo depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Termo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    baixarTermoPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                termoId: components["parameters"]["TermoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O termo, para baixar. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    recusarTermo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                termoId: components["parameters"]["TermoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecusaDoTermo"];
            };
        };
        responses: {
            /** @description O termo depois disto. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Termo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    listarTiposAlimentacao: {
        parameters: {
            query?: {
                inativos?: boolean;
                /** @description O dia da refeição; sem ele, hoje. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacao"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoTipoAlimentacao"];
            };
        };
        responses: {
            /** @description Tipo criado. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    ordenarTiposAlimentacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdemDosTipos"];
            };
        };
        responses: {
            /** @description Os tipos na nova ordem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacao"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoTipoAlimentacao"];
            };
        };
        responses: {
            /** @description O tipo alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    inativarTipoAlimentacao: {
        parameters: {
            query?: {
                mesmoEmUso?: boolean;
            };
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo, inativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    reativarTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo, ativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarVigenciaTipo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVigenciaTipo"];
            };
        };
        responses: {
            /** @description O tipo com a nova versão. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    simularVigenciaTipo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVigenciaTipo"];
            };
        };
        responses: {
            /** @description O impacto e os avisos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpactoVigencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    alterarVigenciaTipo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HorariosDoTipo"];
            };
        };
        responses: {
            /** @description O tipo com a versão corrigida. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    cancelarVigenciaTipo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo sem a versão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarTiposDieta: {
        parameters: {
            query?: {
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoDieta"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarTipoDieta: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoTipoDieta"];
            };
        };
        responses: {
            /** @description O tipo criado. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoDieta"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterTipoDieta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoDietaId: components["parameters"]["TipoDietaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoDieta"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarTipoDieta: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoDietaId: components["parameters"]["TipoDietaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoTipoDieta"];
            };
        };
        responses: {
            /** @description O tipo alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoDieta"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarTiposPublico: {
        parameters: {
            query?: {
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarTipoPublico: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosTipoPublico"];
            };
        };
        responses: {
            /** @description O público. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    ordenarTiposPublico: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdemTiposPublico"];
            };
        };
        responses: {
            /** @description Todos, na ordem nova. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterTipoPublico: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O público. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarTipoPublico: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosTipoPublico"];
            };
        };
        responses: {
            /** @description O público alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    inativarTipoPublico: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O público. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    reativarTipoPublico: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O público. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    transferirLotacoes: {
        parameters: {
            query?: {
                /** @description Só o resultado; nada é gravado. */
                simular?: boolean;
            };
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaTransferencia"];
            };
        };
        responses: {
            /** @description O que a transferência fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoTransferencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarUsuarios: {
        parameters: {
            query?: {
                /** @description Parte do nome ou da matrícula, ou os números do CPF. */
                busca?: string;
                perfil?: components["schemas"]["Autoridade"];
                lotacaoId?: components["schemas"]["Id"];
                situacao?: components["schemas"]["SituacaoUsuario"];
                /** @description Só as que têm senha própria, a primeira à espera da entrada, ou nenhuma que valha. */
                credencial?: components["parameters"]["CredencialDaPessoa"];
                ordem?: "nome" | "-nome";
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de pessoas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaUsuarios"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarUsuario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoUsuario"];
            };
        };
        responses: {
            /** @description Pessoa cadastrada; a senha gerada aparece só aqui. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioCriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    exportarUsuarios: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                busca?: string;
                perfil?: components["schemas"]["Autoridade"];
                lotacaoId?: components["schemas"]["Id"];
                situacao?: components["schemas"]["SituacaoUsuario"];
                /** @description Só as que têm senha própria, a primeira à espera da entrada, ou nenhuma que valha. */
                credencial?: components["parameters"]["CredencialDaPessoa"];
                ordem?: "nome" | "-nome";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    importarUsuarios: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterModeloUsuarios: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarPrimeirasSenhas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PessoasSemSenha"];
            };
        };
        responses: {
            /** @description O PDF, feito na hora e não guardado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterUsuario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoUsuario"];
            };
        };
        responses: {
            /** @description A pessoa alterada. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    bloquearUsuario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    desbloquearUsuario: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    encerrarSessoes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    redefinirSenha: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A senha nova. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenhaRedefinida"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
            503: components["responses"]["Indisponivel"];
        };
    };
    provarPapelNoLivro: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description O código impresso em um mapa, no mapa do mês, na medição ou no termo. */
                codigo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As folhas do papel. As provas se conferem sem este sistema. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PapelNoLivro"];
                };
            };
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    verificarMedicao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description M e 140 bits de acaso em grupos de quatro, como está impresso no dossiê. */
                codigo: components["parameters"]["CodigoDaMedicao"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os totais atestados, sem dado de pessoa. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicaoVerificada"];
                };
            };
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    verificarMes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description P e 140 bits de acaso em grupos de quatro, como está impresso no mapa do mês. */
                codigo: components["parameters"]["CodigoDoMes"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os totais guardados de cada dia fechado e se ele ainda vale, sem dado de pessoa. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MesVerificado"];
                };
            };
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    verificarTermo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description T e 140 bits de acaso em grupos de quatro, como está impresso no termo. */
                codigo: components["parameters"]["CodigoDoTermo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os valores recebidos, sem dado de pessoa. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermoVerificado"];
                };
            };
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    verificarMapa: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 140 bits de acaso em grupos de quatro, como está impresso no mapa. */
                codigo: components["parameters"]["CodigoDoMapa"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os totais guardados, sem dado de pessoa além do papel de quem assinou. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapaVerificado"];
                };
            };
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarVisoes: {
        parameters: {
            query: {
                tela: components["schemas"]["Tela"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As visões, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visao"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarVisao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVisao"];
            };
        };
        responses: {
            /** @description A visão. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    definirVisaoPadrao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisaoPadrao"];
            };
        };
        responses: {
            /** @description A escolha. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaoPadrao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarVisao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                visaoId: components["parameters"]["VisaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoVisao"];
            };
        };
        responses: {
            /** @description A visão. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    excluirVisao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                visaoId: components["parameters"]["VisaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A visão que havia. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosWebhook"];
            };
        };
        responses: {
            /** @description O webhook e o segredo dele. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookComSegredo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosWebhook"];
            };
        };
        responses: {
            /** @description O webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarEntregasWebhook: {
        parameters: {
            query?: {
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
                situacao?: components["schemas"]["SituacaoEntregaWebhook"];
            };
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As entregas dos últimos 30 dias; as que não chegaram ficam até serem tratadas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEntregasWebhook"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    repetirEntregaWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhookId: components["schemas"]["Id"];
                entregaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A entrega. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntregaWebhook"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    removerWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    trocarSegredoDoWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O webhook e o segredo novo. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookComSegredo"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    testarWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Uma chave por intenção (um UUID serve), a mesma em toda nova tentativa. A chamada repetida não acontece de novo: recebe a primeira resposta, com `Idempotency-Replayed: true`, por 48 horas. A mesma chave com outro endereço ou corpo é 422. Uma recusa não guarda a chave. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A entrega. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntregaWebhook"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    emitirCodigoDaTela: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O código, e até quando se pode digitá-lo. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigoEmitido"];
                };
            };
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    abrirSessaoDaTela: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegredoDaTela"];
            };
        };
        responses: {
            /** @description A situação da tela. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessaoDaTela"];
                };
            };
            400: components["responses"]["Invalida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
}
