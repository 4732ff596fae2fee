import { type Attributes, context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Observer } from '../../kernel/observe/observer';
import { BUILD } from '../../kernel/version';

const NAME = 'troth';

/**
 * Spans of requests, jobs and statements, sent by OTLP over HTTP. Where to, how often and which is said by OpenTelemetry's own
 * variables (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER` …). Loaded only where there is an endpoint.
 */
export async function openTraces(endpoint: string): Promise<Observer> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? NAME,
      'service.version': BUILD,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  provider.register();
  const tracer = provider.getTracer(NAME, BUILD);

  /** Whatever is traced while it runs belongs under it. */
  const within = <T>(
    name: string,
    kind: SpanKind,
    run: (end: (name: string, attributes: Attributes) => void) => Promise<T>,
  ) =>
    tracer.startActiveSpan(name, { kind }, async (span) => {
      try {
        return await run((endName, attributes) => span.updateName(endName).setAttributes(attributes));
      } catch (error) {
        // Its kind alone: a message may hold what a person typed.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
        throw error;
      } finally {
        span.end();
      }
    });

  return {
    request: (answer) =>
      within('request', SpanKind.SERVER, async (told) => {
        const answered = await answer();
        told(answered.operation, {
          'http.response.status_code': answered.status,
          'troth.operation': answered.operation,
        });
        return answered;
      }),
    job: (queue, work) =>
      within(`job ${queue}`, SpanKind.CONSUMER, async (told) => {
        told(`job ${queue}`, { 'messaging.destination.name': queue });
        await work();
      }),
    statement: ({ text, ms, isFailed }) => {
      // Statements outside of requests and jobs are those of the program's own watching.
      if (trace.getSpan(context.active()) === undefined) return;
      const endTime = Date.now();
      const [verb = 'statement'] = text.trimStart().split(/\s/, 1);
      const span = tracer.startSpan(verb.toLowerCase(), {
        kind: SpanKind.CLIENT,
        startTime: endTime - ms,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      });
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    failed: () => undefined,
    close: () => provider.shutdown().catch(() => undefined),
  };
}
