// Made by `pnpm codegen` from openapi.json. Do not edit.
export interface paths {
    "/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The states, sorted by name */
        get: operations["states.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/state/{stateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One state, with what it makes of each document template */
        get: operations["states.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wordings that differ by state and document template */
        get: operations["terms.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the user at the first sign-in; answers the same user afterwards */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user; 404 until the first `POST /users` */
        get: operations["users.readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user */
        get: operations["users.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the own profile: a name field, gender, birthdate or phone number */
        patch: operations["users.update"];
        trace?: never;
    };
    "/users/{id}/acknowledgements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Acknowledges enforcement and the advice to take counsel, by the server clock */
        post: operations["users.acknowledge"];
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
        /** @description A jurisdiction, with the rules of law that the product follows. Customer spec §3. */
        State: {
            /** Format: uuid */
            id: string;
            name: string;
            abbreviation: string;
            isActive: boolean;
            icon: string | null;
            termForState: string;
            allowsOnlineNotary: boolean;
            notaryBlockText: string;
            distributionLaw: components["schemas"]["DistributionLaw"];
            embryoRepRequired: boolean;
            spousalSupportLaw: components["schemas"]["SpousalSupportLaw"];
            attorneySupport: components["schemas"]["AttorneySupport"];
            /** Format: uuid */
            countryId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description How a state divides property. Customer spec §3.
         * @enum {string}
         */
        DistributionLaw: "EQUITABLE_DISTRIBUTION" | "COMMUNITY_PROPERTY";
        /**
         * @description Whether spousal support can be waived or changed. Customer spec §3.
         * @enum {string}
         */
        SpousalSupportLaw: "CAN_WAIVE_OR_MODIFY" | "CANNOT_WAIVE_OR_MODIFY" | "ATTORNEY_REQUIRED";
        /**
         * @description Whether attorney services are offered. Customer spec §1.
         * @enum {string}
         */
        AttorneySupport: "NONE" | "PARTNER";
        /** @description Why a call failed. Customer spec §8. */
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            code: components["schemas"]["ProblemCode"];
            error: string | {
                issues: components["schemas"]["ProblemIssue"][];
            };
        };
        /**
         * @description What went wrong, for programs.
         * @enum {string}
         */
        ProblemCode: "VALIDATION_FAILED" | "MALFORMED_REQUEST" | "NOT_AUTHENTICATED" | "PAYMENT_REQUIRED" | "NOT_ALLOWED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "NOT_ACCEPTABLE" | "CONFLICT" | "VERSION_CONFLICT" | "IDEMPOTENCY_CONFLICT" | "ALREADY_EXISTS" | "LOCKED" | "GONE" | "TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "REFUSED_BY_RULE" | "TOO_MANY_REQUESTS" | "UNEXPECTED" | "PROVIDER_FAILED" | "UNAVAILABLE";
        /** @description One thing that is wrong with what was sent. */
        ProblemIssue: {
            path: (string | number)[];
            message: string;
            code: string;
        };
        /** @description A state with what it makes of each document template. */
        StateWithTemplates: {
            /** Format: uuid */
            id: string;
            name: string;
            abbreviation: string;
            isActive: boolean;
            icon: string | null;
            termForState: string;
            allowsOnlineNotary: boolean;
            notaryBlockText: string;
            distributionLaw: components["schemas"]["DistributionLaw"];
            embryoRepRequired: boolean;
            spousalSupportLaw: components["schemas"]["SpousalSupportLaw"];
            attorneySupport: components["schemas"]["AttorneySupport"];
            /** Format: uuid */
            countryId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            documentTemplateStates: components["schemas"]["DocumentTemplateState"][];
        };
        /** @description What a state makes of a document template. Customer spec §3. */
        DocumentTemplateState: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            stateId: string;
            /** Format: uuid */
            documentTemplateId: string;
            termForDocument: string;
            statute: string | null;
            witnessRequired: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description A wording that differs by state and document template. Customer spec §3. */
        Term: {
            /** Format: uuid */
            id: string;
            key: string;
            /** Format: uuid */
            stateId: string;
            /** Format: uuid */
            documentTemplateId: string;
            value: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description A person who signs in. Customer spec §3, portals spec §3. */
        User: {
            /** Format: uuid */
            id: string;
            firstName: string | null;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            gender: components["schemas"]["Gender"];
            email: string;
            phoneNumber: string | null;
            /** Format: date */
            birthdate: string | null;
            externalId: string | null;
            /** Format: date-time */
            termsAgreedAt: string | null;
            termsVersion: string | null;
            /** Format: date-time */
            enforcementAgreedAt: string | null;
            /** Format: date-time */
            attorneyCounselAgreedAt: string | null;
            /** Format: date-time */
            lastActiveAt: string | null;
            userType: components["schemas"]["UserType"];
            photoUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Stored form of the pronouns a person chose. Customer spec §3.
         * @enum {string|null}
         */
        Gender: "MALE" | "FEMALE" | "NON_BINARY" | "PREFER_NO_ANSWER" | null;
        /**
         * @description Kind of user. Portals spec §1.
         * @enum {string}
         */
        UserType: "CUSTOMER" | "ATTORNEY" | "ADMIN";
        /** @description First sign-in: agreement to the terms, and the names if known. */
        UserCreation: {
            firstName?: string | null;
            middleName?: string | null;
            lastName?: string | null;
            suffix?: string | null;
            /** @enum {string} */
            userType: "CUSTOMER" | "ATTORNEY";
            /** @enum {boolean} */
            termsAgreed: true;
            termsVersion: string;
        };
        /** @description Profile fields to change. Customer spec §7. */
        UserUpdate: {
            firstName?: string | null;
            middleName?: string | null;
            lastName?: string | null;
            suffix?: string | null;
            gender?: components["schemas"]["Gender"];
            /** Format: date */
            birthdate?: string | null;
            phoneNumber?: string | null;
        };
        /** @description What a partner acknowledges before the first generation (decision 5). */
        Acknowledgement: {
            /** @enum {boolean} */
            enforcement?: true;
            /** @enum {boolean} */
            attorneyCounsel?: true;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type State = components['schemas']['State'];
export type DistributionLaw = components['schemas']['DistributionLaw'];
export type SpousalSupportLaw = components['schemas']['SpousalSupportLaw'];
export type AttorneySupport = components['schemas']['AttorneySupport'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemIssue = components['schemas']['ProblemIssue'];
export type StateWithTemplates = components['schemas']['StateWithTemplates'];
export type DocumentTemplateState = components['schemas']['DocumentTemplateState'];
export type Term = components['schemas']['Term'];
export type User = components['schemas']['User'];
export type Gender = components['schemas']['Gender'];
export type UserType = components['schemas']['UserType'];
export type UserCreation = components['schemas']['UserCreation'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type $defs = Record<string, never>;
export interface operations {
    "states.list": {
        parameters: {
            query?: {
                isActive?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states, sorted by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "states.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One state, with what it makes of each document template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateWithTemplates"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "terms.list": {
        parameters: {
            query?: {
                stateId?: string;
                documentTemplateId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Wordings that differ by state and document template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreation"];
            };
        };
        responses: {
            /** @description Makes the user at the first sign-in; answers the same user afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.readMe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user; 404 until the first `POST /users` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Changes the own profile: a name field, gender, birthdate or phone number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acknowledgement"];
            };
        };
        responses: {
            /** @description Acknowledges enforcement and the advice to take counsel, by the server clock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
