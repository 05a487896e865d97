import type { Spans } from '@alipen/platform/tracing/spans';
import { HttpModule } from '@nestjs/axios';
import { Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../logging-token.ts';
import { SPANS } from '../tracing-token.ts';
import { FirstAnswer } from './first-answer.ts';
import { undiciAdapter } from './undici-adapter.ts';
import { Upstream } from './upstream.service.ts';
import { UpstreamTraffic } from './upstream-traffic.service.ts';

@Global()
@Module({
  providers: [
    Upstream,
    UpstreamTraffic,
    {
      provide: FirstAnswer,
      inject: [LOGGER],
      useFactory: (logger: Logger) => new FirstAnswer(() => logger.info('the government API answers')),
    },
  ],
  exports: [Upstream, UpstreamTraffic, FirstAnswer],
})
class UpstreamPoolModule {}

@Global()
@Module({
  imports: [
    UpstreamPoolModule,
    HttpModule.registerAsync({
      inject: [Upstream, SPANS, FirstAnswer],
      useFactory: (upstream: Upstream, spans: Spans | null, first: FirstAnswer) => ({
        adapter: undiciAdapter(upstream, spans, first),
        allowAbsoluteUrls: false,
        maxRedirects: 0,
        proxy: false,
        maxContentLength: 64 * 1024,
        maxBodyLength: 64 * 1024,
        responseType: 'text',
        // The caller parses: axios would silently keep a text that is no JSON.
        transformResponse: (data: unknown) => data,
        validateStatus: status => status >= 200 && status < 600,
      }),
    }),
  ],
  exports: [HttpModule, UpstreamPoolModule],
})
export class UpstreamModule {}
