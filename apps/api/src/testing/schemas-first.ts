// Test files share their modules. A schema that is made before this library was loaded cannot describe itself to the
// OpenAPI document, and a test file that asks for the domain alone would make some.
import '@hono/zod-openapi';
